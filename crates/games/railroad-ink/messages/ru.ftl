# Railroad Ink: строки журнала, подсказки, причины отказов, меню. Один каталог для терминала и страницы.
# Клетка — две цифры (ряд, столбец), рисунок — клетка и четыре её стороны.

## Фигуры

piece-hs = прямое шоссе
piece-rs = прямая железная дорога
piece-hc = поворот шоссе
piece-rc = поворот железной дороги
piece-ht = Т-образный перекрёсток шоссе
piece-rt = Т-образный перекрёсток железной дороги
piece-op = эстакада
piece-ss = прямая станция
piece-sc = станция с поворотом
piece-x-hhhr = специальный путь: три шоссе, одна железная дорога
piece-x-hrrr = специальный путь: одно шоссе, три железные дороги
piece-x-hhhh = специальный путь: четыре шоссе
piece-x-rrrr = специальный путь: четыре железные дороги
piece-x-hhrr = специальный путь: два шоссе на соседних сторонах, две железные дороги
piece-x-hrhr = специальный путь: шоссе и железные дороги поочерёдно
piece-l-curve = лава на двух соседних сторонах
piece-l-straight = лава на двух противоположных сторонах
piece-l-tee = лава на трёх сторонах
piece-l-highway = шоссе мимо лавы
piece-l-railway = железная дорога мимо лавы
piece-volcano = вулкан

## Стороны

side-north = север
side-east = восток
side-south = юг
side-west = запад
side-any = любое направление

## Кубики

roll = { $a }, { $b }, { $c }, { $d }
roll-lava = { $routes }; кубики лавы: { $a }, { $b }
roll-meteor = { $routes }; метеорит: { $direction }, расстояние { $distance }

## Подсказки

prompt-meteor = Приближается метеорит. Примите удар или вычеркните специальный путь, чтобы проигнорировать метеорит.
prompt-aim = Выберите направление своего метеорита.
prompt-draw = Нарисуйте пути всех кубиков, которые помещаются, и, если хотите, специальный путь. Затем закончите раунд.
prompt-draw-lava = Нарисуйте пути всех кубиков, которые помещаются, и хотя бы один кубик лавы. Затем закончите раунд.

## Заголовки

brief-drew = { $piece }

## Журнал

told-round = Раунд { $round }: { $dice }.
told-ignored = { $seat-mine ->
    [yes] Вы игнорируете метеорит и вычёркиваете
   *[no] { $seat } игнорирует метеорит и вычёркивает
} { $special }.
told-struck = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: метеорит оставляет кратер.
told-destroyed = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: метеорит оставляет кратер. Стёрто: { $piece }.
told-drawn = { $seat-mine ->
    [yes] Вы рисуете
   *[no] { $seat } рисует
} путь: { $piece }.
told-drawn-plain = { $seat-mine ->
    [yes] Вы рисуете
   *[no] { $seat } рисует
}: { $piece }.
told-erased = { $seat-mine ->
    [yes] Вы освобождаете место для лавы и стираете
   *[no] { $seat } освобождает место для лавы и стирает
}: { $piece }.
told-finished = { $seat-mine ->
    [yes] Вы заканчиваете
   *[no] { $seat } заканчивает
} раунд.
told-crossed-off = { $seat-mine ->
    [yes] Вы вычёркиваете
   *[no] { $seat } вычёркивает
} { $special }.
told-scored = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}.

## Причины отказов

why-not-now = Сейчас рисовать нечего.
why-finished = Вы закончили этот раунд. Отмените это действие, чтобы рисовать дальше.
why-no-such-dice = Этих кубиков за этим столом нет.
why-meteor-first = Метеорит падает до любого рисования.
why-meteor-past = Метеорит уже упал или проигнорирован.
why-nothing-to-aim = Нет метеорита, направление которого вы могли бы выбрать.
why-no-such-die = Ни один из оставшихся кубиков этого не показывает.
why-not-special = Это не специальный путь.
why-one-special-a-round = В этом раунде вы уже использовали специальный путь.
why-crossed-off = Этот специальный путь вычеркнут.
why-three-specials = В этой игре вы уже использовали три специальных пути.
why-cell-filled = В этой клетке уже что-то нарисовано.
why-kinds-clash = Шоссе здесь упёрлось бы в железную дорогу.
why-unjoined = Здесь нет соединения ни с выходом, ни с путём.
why-strands-die = Из-за этого один из кубиков остался бы без места, а за этим столом нужно нарисовать как можно больше кубиков.
why-die-still-fits = Один из оставшихся кубиков ещё помещается. Сначала нарисуйте его путь.
why-lava-owed = В этом раунде вам нужно нарисовать лаву.
why-lava-unjoined = Здесь нет соединения с лавой.
why-lava-apart = За этим столом лава и пути не могут быть обращены друг к другу.
why-volcano-needs-empty-cell = Вулкану нужна пустая клетка.
why-volcano-beside-lava = Вулкан не может лежать рядом с лавой.
why-not-stuck = Путь стирают, только когда никакую лаву нарисовать нельзя.
why-not-before-lava = Здесь нет пути, стоящего перед незавершённой стороной лавы.
why-lava-stays = Лаву никогда не стирают.

## Меню

choice-ignore-meteor = проигнорировать метеорит
choice-face-meteor = принять удар
choice-special = специальный путь
choice-erase = стереть путь и нарисовать в его клетке лаву
choice-cell = клетка { $cell }
choice-shape = { $picture }  { $shape }
choice-finish = закончить раунд

## Подсказки

because-empty = пустая клетка
because-part = { $line } { $points }
because-parts = { $all }, { $next }
because-points = сейчас { $total } ({ $parts })
because-no-points = очки сейчас не меняются
because-die = { $piece }: { $points }. { $cells ->
    [1] Подходит только сюда.
   *[other] Подходящих клеток: { $cells }.
}
because-special = Специальный маршрут здесь: { $points }. { $left ->
    [0] Он у вас последний.
   *[other] После него останется: { $left }.
}
because-volcano = Вулкан здесь: { $points }.
because-erase = Ни одна пустая клетка лаве не подходит: { $points }.
because-finish = Больше ничего рисовать не нужно. Ваш планшет даёт очков: { $total }.
because-ignore-meteor = { $special } — не такая большая плата. Метеорит попал бы сюда: { $what }, { $points }.
because-face-meteor = Метеорит попадёт сюда: { $what }, { $points }.
because-choose-meteor = Направление выбираете вы; в лучшем случае метеорит попадёт сюда: { $what }, { $points }.

## Поле словами

text-round = Раунд { $round } из { $rounds }. Кубики: { $dice }
text-over = Игра окончена.
text-score = { $seat }: { $total } (сети { $networks }, шоссе { $highway }, железная дорога { $railway }, центр { $centre }, дополнение { $expansion }, ошибки −{ $errors })
text-finished = раунд закончен
text-specials = Ещё можно использовать специальных путей: { $left }.

## Таблица подсчёта очков

sheet-networks = сети
sheet-highway = самое длинное шоссе
sheet-railway = самая длинная железная дорога
sheet-centre = центральные клетки
sheet-expansion = дополнение
sheet-errors = ошибки

## Настройки

option-expansion = Дополнение
option-expansion-help = Играйте в базовую игру или добавьте одно из двух дополнений из коробки. Оба сокращают игру до шести раундов.
option-expansion-none = нет
option-expansion-meteor = Метеорит
option-expansion-lava = Лава
option-must_draw = Обязанность рисовать
option-must_draw-help = Можно ли оставить кубик без места, нарисовав сначала другой.
option-must_draw-as_it_comes = рисовать то, что помещается, когда дошла очередь
option-must_draw-as_many_as_possible = рисовать как можно больше кубиков
option-longest = Самая длинная линия
option-longest-help = Могут ли самое длинное шоссе и самая длинная железная дорога снова пройти через клетку по другим её сторонам.
option-longest-simple = каждая клетка один раз
option-longest-trail = каждая сторона один раз
option-centre = Центральные клетки
option-centre-help = Что приносит очки в девяти центральных клетках.
option-centre-anything = всё, что нарисовано
option-centre-routes = только пути
option-spare_craters = Беречь кратеры
option-spare_craters-help = С дополнением «Метеорит»: путь, который помещается только в кратере, рисовать не обязательно. Если выключено, обязательно.
option-lava_apart = Лава и пути порознь
option-lava_apart-help = С дополнением «Лава»: сторона лавы не может быть обращена к пути или к выходу.
preset-base = Blazing Red
preset-base-help = Базовая игра: семь раундов с кубиками путей.
preset-meteor = Blazing Red с метеоритами
preset-meteor-help = Кубики метеорита роют кратеры; шесть раундов.
preset-lava = Blazing Red с лавой
preset-lava-help = Кубики лавы приносят вулканы и озёра лавы; шесть раундов.
preset-strict = По самому строгому прочтению
preset-strict-help = Где правила можно прочесть двояко, действует то, что даёт меньше: рисуют как можно больше кубиков, в центре считаются только пути.

## Страница

page-round = Раунд { $round } из { $rounds }
page-board = Планшет игрока { $name }. Стрелки перемещают, Enter рисует.
page-other-boards = Другие планшеты
page-enlarge = Планшет игрока { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $state }. Увеличить.
page-back = К моему планшету
page-drawing = рисует
page-dice = Кубики этого раунда
page-meteor-dice = Кубики метеорита
page-specials = Специальные пути
page-specials-left = Можно использовать ещё: { $left }
page-drawn = нарисовано
page-crossed-off = вычеркнуто
page-no-place = никуда не помещается
page-places = помещается в { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[many] { $cells } клеток
}
page-pick = Выберите кубик или сначала клетку.
page-pick-cell = Выберите подсвеченную клетку.
page-pick-for-cell = Выберите, что нарисовать в этой клетке.
page-may-finish = Больше ничего рисовать не обязательно.
page-erases = То, что есть в этой клетке, будет стёрто.
page-help-keys = R поворачивает, F отражает, щелчок рисует.
page-help-touch = Коснитесь рисунка, чтобы повернуть его.
page-rotate = Повернуть
page-flip = Отразить
page-drop = Положить обратно
page-draw = Нарисовать
page-finish = Закончить раунд
page-owed = { $dice ->
    [one] ещё помещается { $dice } кубик
    [few] ещё помещаются { $dice } кубика
   *[many] ещё помещаются { $dice } кубиков
}
page-owed-lava = не хватает лавы
page-waiting = Вы закончили. Ещё рисуют: { $names }.
page-cell = Ряд { $row }, столбец { $column }: { $what }
page-cell-open = { $place }. Сюда можно рисовать.
page-cell-ghost = { $place }. Enter рисует: { $shape }.
page-empty = пусто
page-crater = кратер
page-highway = шоссе
page-railway = железная дорога
page-lava = лава
page-end = { $side } — { $kind }
page-shape = { $piece } ({ $ends })
page-meteor = Метеорит
page-face-meteor = Принять удар
page-or-pay = Или вычеркните один из специальных путей в красной рамке, и метеорит пролетит мимо.
page-pay = Проигнорировать метеорит и вычеркнуть: { $piece }
page-aim = Направить метеорит: { $side }
page-score-sheet = Таблица подсчёта очков
page-total = Итог
page-network = { $letter }: { $exits ->
    [one] { $exits } выход
    [few] { $exits } выхода
   *[many] { $exits } выходов
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
page-network-short = { $exits ->
    [one] { $exits } выход
    [few] { $exits } выхода
   *[many] { $exits } выходов
}: { $points }
page-cells = { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
}
page-into-craters = { $ends ->
    [one] { $ends } конец ведёт в кратер
    [few] { $ends } конца ведут в кратеры
   *[many] { $ends } концов ведут в кратеры
}
page-lake = { $closed ->
    [yes] завершённое озеро лавы
   *[no] озеро лавы
} из { $cells ->
    [one] { $cells } клетки
   *[other] { $cells } клеток
}: { $points }
page-loose-ends = { $ends ->
    [one] { $ends } ошибка
    [few] { $ends } ошибки
   *[many] { $ends } ошибок
}
page-final = Все очки
page-place = { $place }-е место
page-winner = { $count ->
    [one] Победа: { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[other] Общая победа: { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}
page-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
page-tie-errors = При равной сумме выигрывает тот, у кого меньше ошибок.
page-faces = Кубики путей
page-lava-faces = Кубики лавы и вулкан
page-empty-board = Пустой планшет
page-example-board = Заполненный планшет

### Besides: what a table says only when it is over

## После конца

figure-highway = Самое длинное шоссе
figure-railway = Самая длинная железная дорога
figure-exits = Соединено выходов
figure-squares = Нарисовано клеток
figure-specials = Специальных путей
figure-best-round = Больше всего очков за раунд
figure-meteors = Путей уничтожено метеоритами
figure-lake = Самое большое озеро лавы
turning-lead = { $seat-mine ->
    [yes] С конца раунда { $round } вы впереди.
   *[no] С конца раунда { $round } впереди { $seat }.
}
turning-best-round = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} в раунде { $round }: больше за раунд не получает никто.
turning-network = { $seat-mine ->
    [yes] Вы соединяете
   *[no] { $seat } соединяет
} { $exits ->
    [one] { $exits } выход
    [few] { $exits } выхода
   *[many] { $exits } выходов
} в одну сеть в раунде { $round }.
turning-meteor = { $seat-mine ->
    [yes] Вы теряете
   *[no] { $seat } теряет
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} из-за метеорита в раунде { $round }.
