# Railroad Ink: рядки журналу, підказки, причини відмов, меню. Один каталог для термінала й сторінки.
# Клітинка — дві цифри (ряд, стовпець), малюнок — клітинка та чотири її сторони.

## Фігури

piece-hs = пряме шосе
piece-rs = пряма залізниця
piece-hc = поворот шосе
piece-rc = поворот залізниці
piece-ht = Т-подібне перехрестя шосе
piece-rt = Т-подібне перехрестя залізниці
piece-op = естакада
piece-ss = пряма станція
piece-sc = станція з поворотом
piece-x-hhhr = спеціальний шлях: три шосе, одна залізниця
piece-x-hrrr = спеціальний шлях: одне шосе, три залізниці
piece-x-hhhh = спеціальний шлях: чотири шосе
piece-x-rrrr = спеціальний шлях: чотири залізниці
piece-x-hhrr = спеціальний шлях: два шосе на сусідніх сторонах, дві залізниці
piece-x-hrhr = спеціальний шлях: шосе й залізниці почергово
piece-l-curve = лава на двох сусідніх сторонах
piece-l-straight = лава на двох протилежних сторонах
piece-l-tee = лава на трьох сторонах
piece-l-highway = шосе повз лаву
piece-l-railway = залізниця повз лаву
piece-volcano = вулкан

## Сторони

side-north = північ
side-east = схід
side-south = південь
side-west = захід
side-any = будь-який напрямок

## Кубики

roll = { $a }, { $b }, { $c }, { $d }
roll-lava = { $routes }; кубики лави: { $a }, { $b }
roll-meteor = { $routes }; метеорит: { $direction }, відстань { $distance }

## Підказки

prompt-meteor = Наближається метеорит. Прийміть удар або викресліть спеціальний шлях, щоб проігнорувати метеорит.
prompt-aim = Виберіть напрямок свого метеорита.
prompt-draw = Намалюйте шляхи всіх кубиків, які вміщуються, і, якщо хочете, спеціальний шлях. Потім закінчіть раунд.
prompt-draw-lava = Намалюйте шляхи всіх кубиків, які вміщуються, і щонайменше один кубик лави. Потім закінчіть раунд.

## Заголовки

brief-drew = { $piece }

## Журнал

told-round = Раунд { $round }: { $dice }.
told-ignored = { $seat-mine ->
    [yes] Ви ігноруєте метеорит і викреслюєте
   *[no] { $seat } ігнорує метеорит і викреслює
} { $special }.
told-struck = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: метеорит залишає кратер.
told-destroyed = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: метеорит залишає кратер. Стерто: { $piece }.
told-drawn = { $seat-mine ->
    [yes] Ви малюєте
   *[no] { $seat } малює
} шлях: { $piece }.
told-drawn-plain = { $seat-mine ->
    [yes] Ви малюєте
   *[no] { $seat } малює
}: { $piece }.
told-erased = { $seat-mine ->
    [yes] Ви звільняєте місце для лави й стираєте
   *[no] { $seat } звільняє місце для лави й стирає
}: { $piece }.
told-finished = { $seat-mine ->
    [yes] Ви закінчуєте
   *[no] { $seat } закінчує
} раунд.
told-crossed-off = { $seat-mine ->
    [yes] Ви викреслюєте
   *[no] { $seat } викреслює
} { $special }.
told-scored = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}.

## Причини відмов

why-not-now = Зараз немає чого малювати.
why-finished = Ви закінчили цей раунд. Скасуйте цю дію, щоб малювати далі.
why-no-such-dice = Цих кубиків за цим столом немає.
why-meteor-first = Метеорит падає до будь-якого малювання.
why-meteor-past = Метеорит уже впав або його проігноровано.
why-nothing-to-aim = Немає метеорита, напрямок якого ви могли б вибрати.
why-no-such-die = Жоден із кубиків, що залишилися, цього не показує.
why-not-special = Це не спеціальний шлях.
why-one-special-a-round = У цьому раунді ви вже використали спеціальний шлях.
why-crossed-off = Цей спеціальний шлях викреслено.
why-three-specials = У цій грі ви вже використали три спеціальні шляхи.
why-cell-filled = У цій клітинці вже щось намальовано.
why-kinds-clash = Шосе тут уперлося б у залізницю.
why-unjoined = Тут немає з’єднання ні з виходом, ні зі шляхом.
why-strands-die = Через це один із кубиків залишився б без місця, а за цим столом треба намалювати якомога більше кубиків.
why-die-still-fits = Один із кубиків, що залишилися, ще вміщується. Спершу намалюйте його шлях.
why-lava-owed = У цьому раунді вам треба намалювати лаву.
why-lava-unjoined = Тут немає з’єднання з лавою.
why-lava-apart = За цим столом лава і шляхи не можуть бути звернені одне до одного.
why-volcano-needs-empty-cell = Вулкану потрібна порожня клітинка.
why-volcano-beside-lava = Вулкан не може лежати поруч із лавою.
why-not-stuck = Шлях стирають, лише коли жодної лави намалювати не можна.
why-not-before-lava = Тут немає шляху, що стоїть перед незавершеною стороною лави.
why-lava-stays = Лаву ніколи не стирають.

## Меню

choice-ignore-meteor = проігнорувати метеорит
choice-face-meteor = прийняти удар
choice-special = спеціальний шлях
choice-erase = стерти шлях і намалювати в його клітинці лаву
choice-cell = клітинка { $cell }
choice-shape = { $picture }  { $shape }
choice-finish = закінчити раунд

## Підказки

because-empty = порожня клітинка
because-part = { $line } { $points }
because-parts = { $all }, { $next }
because-points = зараз { $total } ({ $parts })
because-no-points = очки зараз не змінюються
because-die = { $piece }: { $points }. { $cells ->
    [1] Підходить лише сюди.
   *[other] Придатних клітинок: { $cells }.
}
because-special = Спеціальний маршрут тут: { $points }. { $left ->
    [0] Він у вас останній.
   *[other] Після нього залишиться: { $left }.
}
because-volcano = Вулкан тут: { $points }.
because-erase = Жодна порожня клітинка лаві не підходить: { $points }.
because-finish = Більше нічого малювати не треба. Ваш планшет дає очок: { $total }.
because-ignore-meteor = { $special } — не така велика плата. Метеорит влучив би сюди: { $what }, { $points }.
because-face-meteor = Метеорит влучить сюди: { $what }, { $points }.
because-choose-meteor = Напрямок вибираєте ви; у найкращому разі метеорит влучить сюди: { $what }, { $points }.

## Поле словами

text-round = Раунд { $round } з { $rounds }. Кубики: { $dice }
text-over = Гру завершено.
text-score = { $seat }: { $total } (мережі { $networks }, шосе { $highway }, залізниця { $railway }, центр { $centre }, доповнення { $expansion }, помилки −{ $errors })
text-finished = раунд закінчено
text-specials = Ще можна використати спеціальних шляхів: { $left }.

## Таблиця підрахунку очок

sheet-networks = мережі
sheet-highway = найдовше шосе
sheet-railway = найдовша залізниця
sheet-centre = центральні клітинки
sheet-expansion = доповнення
sheet-errors = помилки

## Налаштування

option-expansion = Доповнення
option-expansion-help = Грайте в базову гру або додайте одне з двох доповнень із коробки. Обидва скорочують гру до шести раундів.
option-expansion-none = немає
option-expansion-meteor = Метеорит
option-expansion-lava = Лава
option-must_draw = Обов’язок малювати
option-must_draw-help = Чи можна залишити кубик без місця, намалювавши спершу інший.
option-must_draw-as_it_comes = малювати те, що вміщується, коли дійшла черга
option-must_draw-as_many_as_possible = малювати якомога більше кубиків
option-longest = Найдовша лінія
option-longest-help = Чи можуть найдовше шосе й найдовша залізниця знову пройти через клітинку за іншими її сторонами.
option-longest-simple = кожна клітинка один раз
option-longest-trail = кожна сторона один раз
option-centre = Центральні клітинки
option-centre-help = Що приносить очки в дев’яти центральних клітинках.
option-centre-anything = усе, що намальовано
option-centre-routes = лише шляхи
option-spare_craters = Берегти кратери
option-spare_craters-help = З доповненням «Метеорит»: шлях, який уміщується лише в кратері, малювати не обов’язково. Якщо вимкнено, обов’язково.
option-lava_apart = Лава й шляхи окремо
option-lava_apart-help = З доповненням «Лава»: сторона лави не може бути звернена до шляху або до виходу.
preset-base = Blazing Red
preset-base-help = Базова гра: сім раундів із кубиками шляхів.
preset-meteor = Blazing Red з метеоритами
preset-meteor-help = Кубики метеорита риють кратери; шість раундів.
preset-lava = Blazing Red з лавою
preset-lava-help = Кубики лави приносять вулкани й озера лави; шість раундів.
preset-strict = За найсуворішим прочитанням
preset-strict-help = Де правила можна прочитати подвійно, діє те, що дає менше: малюють якомога більше кубиків, у центрі рахуються лише шляхи.

## Сторінка

page-round = Раунд { $round } із { $rounds }
page-board = Планшет гравця { $name }. Стрілки переміщують, Enter малює.
page-other-boards = Інші планшети
page-enlarge = Планшет гравця { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, { $state }. Збільшити.
page-back = До мого планшета
page-drawing = малює
page-dice = Кубики цього раунду
page-meteor-dice = Кубики метеорита
page-specials = Спеціальні шляхи
page-specials-left = Можна використати ще: { $left }
page-drawn = намальовано
page-crossed-off = викреслено
page-no-place = нікуди не вміщується
page-places = уміщується в { $cells ->
    [one] { $cells } клітинку
    [few] { $cells } клітинки
   *[many] { $cells } клітинок
}
page-pick = Виберіть кубик або спершу клітинку.
page-pick-cell = Виберіть підсвічену клітинку.
page-pick-for-cell = Виберіть, що намалювати в цій клітинці.
page-may-finish = Більше нічого малювати не обов’язково.
page-erases = Те, що є в цій клітинці, буде стерто.
page-help-keys = R повертає, F віддзеркалює, клацання малює.
page-help-touch = Торкніться малюнка, щоб повернути його.
page-rotate = Повернути
page-flip = Віддзеркалити
page-drop = Покласти назад
page-draw = Намалювати
page-finish = Закінчити раунд
page-owed = { $dice ->
    [one] ще вміщується { $dice } кубик
    [few] ще вміщуються { $dice } кубики
   *[many] ще вміщуються { $dice } кубиків
}
page-owed-lava = бракує лави
page-waiting = Ви закінчили. Ще малюють: { $names }.
page-cell = Ряд { $row }, стовпець { $column }: { $what }
page-cell-open = { $place }. Сюди можна малювати.
page-cell-ghost = { $place }. Enter малює: { $shape }.
page-empty = порожньо
page-crater = кратер
page-highway = шосе
page-railway = залізниця
page-lava = лава
page-end = { $side } — { $kind }
page-shape = { $piece } ({ $ends })
page-meteor = Метеорит
page-face-meteor = Прийняти удар
page-or-pay = Або викресліть один зі спеціальних шляхів у червоній рамці, і метеорит пролетить повз.
page-pay = Проігнорувати метеорит і викреслити: { $piece }
page-aim = Спрямувати метеорит: { $side }
page-score-sheet = Таблиця підрахунку очок
page-total = Підсумок
page-network = { $letter }: { $exits ->
    [one] { $exits } вихід
    [few] { $exits } виходи
   *[many] { $exits } виходів
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
page-network-short = { $exits ->
    [one] { $exits } вихід
    [few] { $exits } виходи
   *[many] { $exits } виходів
}: { $points }
page-cells = { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[many] { $cells } клітинок
}
page-into-craters = { $ends ->
    [one] { $ends } кінець веде в кратер
    [few] { $ends } кінці ведуть у кратери
   *[many] { $ends } кінців ведуть у кратери
}
page-lake = { $closed ->
    [yes] завершене озеро лави
   *[no] озеро лави
} з { $cells ->
    [one] { $cells } клітинки
   *[other] { $cells } клітинок
}: { $points }
page-loose-ends = { $ends ->
    [one] { $ends } помилка
    [few] { $ends } помилки
   *[many] { $ends } помилок
}
page-final = Усі очки
page-place = { $place } місце
page-winner = { $count ->
    [one] Перемога: { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
   *[other] Спільна перемога: { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
}
page-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
page-tie-errors = За рівної суми виграє той, у кого менше помилок.
page-faces = Кубики шляхів
page-lava-faces = Кубики лави й вулкан
page-empty-board = Порожній планшет
page-example-board = Заповнений планшет

### Besides: what a table says only when it is over

## Після кінця

figure-highway = Найдовше шосе
figure-railway = Найдовша залізниця
figure-exits = З’єднано виходів
figure-squares = Намальовано клітинок
figure-specials = Спеціальних шляхів
figure-best-round = Найбільше очок за раунд
figure-meteors = Шляхів знищено метеоритами
figure-lake = Найбільше озеро лави
turning-lead = { $seat-mine ->
    [yes] З кінця раунду { $round } ви попереду.
   *[no] З кінця раунду { $round } попереду { $seat }.
}
turning-best-round = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} у раунді { $round }: більше за раунд не отримує ніхто.
turning-network = { $seat-mine ->
    [yes] Ви з’єднуєте
   *[no] { $seat } з’єднує
} { $exits ->
    [one] { $exits } вихід
    [few] { $exits } виходи
   *[many] { $exits } виходів
} в одну мережу в раунді { $round }.
turning-meteor = { $seat-mine ->
    [yes] Ви втрачаєте
   *[no] { $seat } втрачає
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} через метеорит у раунді { $round }.
