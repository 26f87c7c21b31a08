tagline = Take one, two or three sticks; whoever takes the last one wins.
act-take = { $count ->
    [one] Take one stick
   *[other] Take { $count } sticks
}
event-took = { $count ->
    [one] { $seat } took one stick.
   *[other] { $seat } took { $count } sticks.
}
points-last = Last stick
ending-heap-empty = The heap is empty.
too-many = { $sticks ->
    [one] There is only one stick left.
   *[other] There are only { $sticks } sticks left.
}
kind-take = Take
part-sticks = sticks left
part-taken = taken
part-last = took last
