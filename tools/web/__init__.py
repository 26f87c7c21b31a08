"""What the engine gives the page: types, content, lessons, pictures. `python -m tools.web` writes all of it."""
