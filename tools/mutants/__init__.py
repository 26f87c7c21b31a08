"""`make mutants`: do the tests notice when a line of the program is wrong?"""
