tagline = Pegue um, dois ou três palitos; quem pega o último vence.
act-take = { $count ->
    [one] Pegar um palito
   *[other] Pegar { $count } palitos
}
event-took = { $count ->
    [one] { $seat } pegou um palito.
   *[other] { $seat } pegou { $count } palitos.
}
points-last = Último palito
ending-heap-empty = O monte acabou.
too-many = { $sticks ->
    [one] Só resta um palito.
   *[other] Só restam { $sticks } palitos.
}
kind-take = Pegar
part-sticks = palitos que restam
part-taken = pegos
part-last = pegou por último
