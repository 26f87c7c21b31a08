tagline = Toma uno, dos o tres palillos; quien toma el último gana.
act-take = { $count ->
    [one] Tomar un palillo
   *[other] Tomar { $count } palillos
}
event-took = { $count ->
    [one] { $seat } tomó un palillo.
   *[other] { $seat } tomó { $count } palillos.
}
points-last = Último palillo
ending-heap-empty = El montón se acabó.
too-many = { $sticks ->
    [one] Solo queda un palillo.
   *[other] Solo quedan { $sticks } palillos.
}
kind-take = Tomar
part-sticks = palillos que quedan
part-taken = tomados
part-last = tomó el último
