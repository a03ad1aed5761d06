# Thunder Road: Vendetta, по-русски.

## Вопросы

prompt-assign = Положите кубик на машину, которая ещё не двигалась в этом раунде.
prompt-coast = Все ваши машины уже двигались: выберите машину, которая проедет накатом одну ячейку, и кубик для неё.
prompt-command = Положите ещё один кубик на команду или обойдитесь без неё.
prompt-chopper = Поставьте свой вертолёт на пустую ячейку.
prompt-chopper-shot = Ваш вертолёт может выстрелить по цели в своём переднем секторе.
prompt-repair = Выберите жетон повреждения, который надо починить.
prompt-enter = Выведите на дорогу: { $car } (ходов: { $moves }).
prompt-step = Едет { $car } ({ $moves ->
    [one] остался { $moves } ход
    [few] осталось { $moves } хода
   *[many] осталось { $moves } ходов
}).
prompt-drift = Проскочить в дрифте ({ $vehicle }) или столкнуться?
prompt-bonus = Весь путь по дороге: взять ещё ходов: { $moves }?
prompt-shoot = Выстрелите по цели в переднем секторе или не стреляйте.
prompt-reroll = Столкновение: { $top } и { $bottom }. Сдвинется { $moved }, направление: { $direction }. Оставить кубики или перебросить?

## Журнал

told-dice = { $seat } бросает { $dice }.
told-round = Раунд { $round } начинает { $seat }; на кубике дороги { $die }.
told-turn = Ходит { $seat }.
told-passed = { $seat }: двигаться нечем, ход пропущен.
told-assigned = { $car } получает { $die }.
told-coasted = { $car } едет накатом, кубик { $die }.
told-command = { $seat } кладёт { $die } на команду: { $command }.
told-no-command = { $seat } обходится без команды.
told-chopper-held = Вертолёт игрока { $seat } не стреляет.
told-no-bonus = { $seat } не берёт кубик дороги.
told-held = { $seat } не стреляет.
told-chopper = { $seat } ставит вертолёт на { $space }.
told-chopper-back = Вертолёт игрока { $seat } возвращается.
told-repaired = { $car }: починено ({ $damage }).
told-drove = { $car } едет на { $space }.
told-pushed = { $car } отлетает на { $space }.
told-slid = { $car } скользит на { $space }.
told-skidded = { $car }: занос на { $space }.
told-staggered = { $car } мечется, теперь на { $space }.
told-landed = { $car } приземляется на { $space }.
told-drifted = { $car } проскакивает в дрифте.
told-drift-held = { $car } не проскакивает.
told-bonus = { $seat } берёт с кубика дороги ещё ходов: { $moves }.
told-shown = На { $space } лежит: { $hazard }.
told-hazard = { $car } попадает на опасность: { $hazard }.
told-oil = { $car } скользит по маслу: { $direction }.
told-slam = { $top } сталкивается: { $bottom }. Сдвигается { $moved }: { $direction }.
told-kept = { $seat } оставляет кубики.
told-rerolled = { $seat } перебрасывает.
told-hit = { $shooter } попадает: { $target } ({ $face }).
told-missed = { $shooter } промахивается: { $target } ({ $face }).
told-damaged = { $car } получает повреждение: { $damage }.
told-ignored = { $car } больше не получает повреждений.
told-shrapnel = { $car }: рикошет летит { $direction }, попадание: { $target }.
told-shrapnel-nobody = { $car }: рикошет летит { $direction } и никого не задевает.
told-dazed = { $car } в ступоре, ходов: { $moves }.
told-blasted = { $car } взлетает: { $direction }, ячеек: { $spaces }.
told-inoperable = { $car } теперь неисправна.
told-eliminated = { $car } уничтожена: { $how }.
told-out = { $seat } выбывает из игры.
told-advanced = Поле сдвигается: { $removed } убран, { $laid } выложен.
told-finish-line = Выложена финишная черта.
told-finished = { $car } пересекает финишную черту.
told-won = { $seat } побеждает.
told-draw = Игра закончилась вничью.

## Причины отказов

why-not-now = Сейчас вас об этом не спрашивают.
why-has-die = Это не ваша машина без кубика.
why-inoperable = Машина неисправна, кубик на неё не кладут.
why-eliminated = Эта машина уничтожена.
why-no-such-die = У вас нет неиспользованного кубика с таким числом.
why-unmoved-car = Накатом едут, только когда у всех ваших исправных машин уже есть кубик.
why-coasted-twice = Эта машина уже дважды ехала накатом в этом раунде.
why-one-command = Команда этого раунда уже использована.
why-no-command-coasting = В ход с движением накатом команду не отдают.
why-wrong-value = На эту команду нельзя положить кубик с таким числом.
why-nothing-to-act-on = Этой команде не на что подействовать.
why-not-empty = Вертолёту нужна пустая ячейка поля.
why-first-round = В первом раунде никто не стреляет.
why-cannot-shoot = Эта машина не может стрелять.
why-not-in-arc = Такой цели в переднем секторе нет.
why-no-such-token = Ни на одной вашей машине на поле нет такого жетона.
why-no-entry = Машина выезжает из зоны старта на одну из шести полос.
why-outside-arc = Машина едет вперёд, вперёд-влево или вперёд-вправо.
why-moves-left = Нужно использовать все ходы.
why-no-drift = Проскакивать не через что.
why-left-road = Машина съезжала с дороги.
why-stopped = Движение прервано столкновением или повреждением.
why-coasting-bonus = При движении накатом бонуса нет.
why-no-reroll = Этот бросок перебрасываете не вы.

## Меню

choice-die = кубик { $die }
choice-coast = накатом
choice-no-command = без команды
choice-column = столбец { $column }
choice-space = ячейка { $space }
choice-shoot = стрелять: { $target }
choice-hold = не стрелять
choice-enter = полоса { $row }
choice-through = проскочить
choice-slam = столкнуться
choice-take = взять бонус
choice-decline = не брать
choice-keep = оставить кубики
choice-reroll = перебросить

## Названия

vehicle-small = малая машина ({ $seat })
vehicle-medium = средняя машина ({ $seat })
vehicle-large = большая машина ({ $seat })
vehicle-wreck = разбитая машина
chopper-of = вертолёт ({ $seat })
command-airstrike = авиаудар
command-nitro = нитро
command-drift = дрифт
command-repair = ремонт
direction-front-left = вперёд-влево
direction-front = вперёд
direction-front-right = вперёд-вправо
direction-rear-left = назад-влево
direction-rear = назад
direction-rear-right = назад-вправо
damage-dent = вмятина
damage-skid-front-left = занос вперёд-влево
damage-skid-front = занос вперёд
damage-skid-front-right = занос вперёд-вправо
damage-skid-rear-left = занос назад-влево
damage-skid-rear = занос назад
damage-skid-rear-right = занос назад-вправо
damage-shrapnel = рикошет
damage-dazed = ступор
damage-blast = прыжок
damage-marker = маркер
hazard-road = дорога
hazard-mud = грязь
hazard-oil = масло
hazard-mine = мина
hazard-wreck = разбитая машина
face-small-or-medium = малая или средняя
face-medium = средняя
face-large = большая
face-any = любой размер
fate-crashed = разбилась
fate-over-side = за боковой край
fate-over-rear = за задний край
fate-left-behind = осталась позади
fate-under-chopper = под вертолётом
fate-destroyed = уничтожена
fate-finished = за финишной чертой, ни для кого

## Поле в тексте

text-round = Раунд { $round }, ходит { $seat }. Кубик дороги: { $die }
text-over = Игра окончена.
text-tiles = Фрагменты: { $tiles }
text-tiles-final = Фрагменты: { $tiles }, дальше финишная черта
text-gang = { $seat }: кубики { $dice };
text-out = { $seat }: вне игры

## Настройки

option-start = Стартовый фрагмент
option-start-help = Какой стороной вверх лежит стартовый фрагмент.
option-start-random = случайно
option-start-parking_lot = 1a, «Автостоянка»
option-start-runway = 1b, «Дорога к руинам»

## Страница

page-road = Дорога
page-mat = Ваши приборные панели
page-order = Порядок ходов
page-commands = Панель команд
page-dice = Ваши кубики
page-dice-left = Осталось кубиков:
page-dice-none = В этом раунде кубиков не осталось
page-size = { $size ->
    [small] Малая машина
    [medium] Средняя машина
   *[large] Большая машина
}
page-state = { $state ->
    [waiting] ждёт выезда
    [inoperable] неисправна
    [gone] уничтожена
   *[other] на ходу
}
page-dashboard = { $car }, { $state }. Кубик: { $die }. Повреждения: { $damage }.
page-no-die = нет
page-damage = Повреждения
page-repair = Починить: { $damage }
page-coasts = Накатом: { $count } из 2
page-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
page-command = { $command ->
    [airstrike] Любой кубик: поставьте вертолёт на пустую ячейку; он может сразу выстрелить.
    [nitro] Кубики 1–3: столько дополнительных ходов.
    [drift] Кубики 3–5: проехать одну занятую ячейку без столкновения.
   *[repair] Кубик 6: снять один жетон повреждения.
}
page-command-used = Команда этого раунда использована
page-command-free = Команда этого раунда ещё не использована
page-turns = Сделано ходов: { $count } из 3
page-out = вне игры
page-you-are-out = Ваша банда выбыла. Можно досмотреть, чем всё кончится.
page-round = Раунд
page-road-die = Кубик дороги
page-road-die-help = Дополнительные ходы для машины, которая не съезжала с дороги.
page-finish = { $final ->
    [yes] Финишная черта лежит: кто первым её пересечёт, победит.
   *[no] { $two ->
        [yes] Фрагмент { $laid } из 5; финишная черта за пятым.
       *[no] Выложено фрагментов: { $laid }. Финишная черта появится, когда выбудет первая банда.
    }
}
page-turn-of = Ходит { $name }
page-turn-step = { $step ->
    [assign] Кубик
    [command] Команда
    [move] Движение
   *[shoot] Выстрел
}
page-how-to-place = { $hand ->
    [die] Теперь выберите для кубика машину или команду.
   *[none] { $chosen ->
        [place] Теперь выберите для неё кубик.
       *[none] Перетащите кубик или нажмите на него, а затем на его место.
    }
}
page-meets = { $meets ->
    [chopper] вертолёт; кто закончит здесь ход, будет уничтожен
    [unknown] жетон лицом вниз
    [oil] масло
    [slam] столкновение: { $vehicle }
    [crash] непроходимо, гибель
    [edge] за край дороги, гибель
    [advance] передний край, поле сдвигается
    [finish] финишная черта
   *[nothing] свободно
}
page-step = { $direction }: { $meets }
page-enter = полоса { $row }: { $meets }
page-place-chopper = вертолёт на полосу { $row }, столбец { $column }
page-shot = { $target }: попадание { $percent } %
page-ahead = Что впереди
page-slam-odds = Сдвинется { $top }: { $pushed } % (с дороги { $topout } %); с дороги вылетит { $bottom }: { $bottomout } %.
page-slam-reroll = { $name } может перебросить.
page-slam-now = { $vehicle }: { $meets }
page-slam-again = Новый бросок:
page-skip = Пропустить
page-close = Ближе
page-whole = Вся дорога
page-final = Конец игры
page-won = { $count ->
    [one] { $names } побеждает
   *[other] { $names } делят победу
}
page-how = { $how ->
    [finish] Первым пересёк финишную черту.
    [draw] На дороге никого не осталось.
   *[last] Последняя банда на дороге.
}
page-player = Банда
page-slams = Столкновения
page-hits = Попадания / выстрелы
page-lost = Потеряно машин
page-tiles = Фрагменты дороги
page-terrain = Местность
page-ground = { $ground ->
    [road] Дорога: 1 ход, сохраняет бонус кубика дороги
    [offroad] Бездорожье: 1 ход
    [mud] Грязь: 2 хода
   *[rocks] Непроходимо: кто сюда попал, уничтожен
}
page-hazards = Жетоны опасностей
page-damage-tokens = Жетоны повреждений
page-face-down = лицом вниз
page-all-dice = Кубики
page-die-kind = { $die ->
    [move] кубик движения
    [road] кубик дороги
    [stunt] кубик трюков
    [shot] кубик стрельбы: в какие размеры попадает
    [slam] кубик столкновения: кто сдвинется, верхний или нижний
   *[direction] кубик направления
}
page-cars = Машины, разбитая машина и вертолёт
page-chopper = Вертолёт
page-wreck = Разбитая машина
page-inoperable = Неисправна: развёрнута назад
