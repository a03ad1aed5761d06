# Thunder Road: Vendetta, по-русски.

## Вопросы

prompt-assign = Положите кубик на машину, которая ещё не двигалась в этом раунде.
prompt-coast = Все исправные машины уже двигались. Выберите машину, которая проедет накатом 1 ячейку, и кубик для неё.
prompt-command = Положите ещё один кубик на команду или обойдитесь без неё.
prompt-chopper = Поставьте свой вертолёт на пустую ячейку.
prompt-chopper-shot = Ваш вертолёт может выстрелить по цели в своём переднем секторе.
prompt-repair = Выберите жетон повреждения, который надо снять.
prompt-enter = Выезд на дорогу: { $car } ({ $moves ->
    [one] { $moves } очко
    [few] { $moves } очка
   *[many] { $moves } очков
} перемещения).
prompt-step = Едет { $car } ({ $moves ->
    [one] осталось { $moves } очко
    [few] осталось { $moves } очка
   *[many] осталось { $moves } очков
} перемещения).
prompt-drift = На пути { $vehicle }. Проехать без столкновения или столкнуться?
prompt-bonus = Весь путь по дороге. Взять бонус: { $moves ->
    [one] { $moves } очко
    [few] { $moves } очка
   *[many] { $moves } очков
} перемещения?
prompt-shoot = Выстрелите по цели в переднем секторе или не стреляйте.
prompt-reroll = Столкновение: { $top } и { $bottom }. Переместится { $moved }: { $direction }. Оставить кубики или перебросить?

## Журнал

told-dice = { $seat-mine ->
    [yes] Вы бросаете
   *[no] { $seat } бросает
} { $dice }.
told-round = { $seat-mine ->
    [yes] Раунд { $round }. Первый игрок: вы
   *[no] Раунд { $round }. Первый игрок: { $seat }
}; на кубике дороги { $die }.
told-turn = { $seat-mine ->
    [yes] Ваш ход.
   *[no] Ход игрока { $seat }.
}
told-passed = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: нет машины, которая может двигаться, ход пропущен.
told-assigned = { $car } получает { $die }.
told-coasted = { $car } движется накатом, кубик { $die }.
told-command = { $seat-mine ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} { $die } на команду «{ $command }».
told-no-command = { $seat-mine ->
    [yes] Вы обходитесь
   *[no] { $seat } обходится
} без команды.
told-chopper-held = { $seat-mine ->
    [yes] Ваш вертолёт не стреляет.
   *[no] Вертолёт игрока { $seat } не стреляет.
}
told-no-bonus = { $seat-mine ->
    [yes] Вы отказываетесь
   *[no] { $seat } отказывается
} от бонуса кубика дороги.
told-held = { $seat-mine ->
    [yes] Вы не стреляете
   *[no] { $seat } не стреляет
}.
told-chopper = { $seat-mine ->
    [yes] Вы ставите
   *[no] { $seat } ставит
} вертолёт.
told-chopper-back = { $seat-mine ->
    [yes] Ваш вертолёт возвращается к вам.
   *[no] Вертолёт игрока { $seat } возвращается к владельцу.
}
told-repaired = Ремонт: { $car }. Снят жетон: { $damage }.
told-drove = { $car } едет.
told-pushed = { $car } перемещается от столкновения.
told-slid = { $car } скользит.
told-skidded = { $car }: занос.
told-staggered = { $car } движется в ступоре.
told-landed = { $car } приземляется.
told-drifted = { $car } проезжает без столкновения.
told-drift-held = { $car } не пользуется дрифтом.
told-bonus = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
} бонус кубика дороги: { $moves ->
    [one] { $moves } очко
    [few] { $moves } очка
   *[many] { $moves } очков
} перемещения.
told-shown = Открыт жетон: { $hazard }.
told-hazard = { $car } попадает на опасность: { $hazard }.
told-no-wreck = Все четыре разбитые машины на поле: { $car } только теряет оставшиеся очки перемещения.
told-oil = { $car } скользит по маслу: { $direction }.
told-slam = Столкновение: { $top } и { $bottom }. Перемещается { $moved }: { $direction }.
told-kept = { $seat-mine ->
    [yes] Вы оставляете
   *[no] { $seat } оставляет
} кубики.
told-rerolled = { $seat-mine ->
    [yes] Вы перебрасываете
   *[no] { $seat } перебрасывает
}.
told-hit = { $shooter } стреляет. Попадание: { $target }.
told-missed = { $shooter } стреляет. Промах: { $target }.
told-damaged = { $car } получает повреждение: { $damage }.
told-ignored = { $car } больше не получает повреждений.
told-shrapnel = Рикошет: { $car }, { $direction }. Попадание: { $target }.
told-shrapnel-nobody = Рикошет: { $car }, { $direction }. Никого не задевает.
told-dazed = { $car } в ступоре: { $moves ->
    [one] { $moves } очко
    [few] { $moves } очка
   *[many] { $moves } очков
} перемещения.
told-blasted = Прыжок: { $car } летит { $direction } на { $spaces ->
    [one] { $spaces } ячейку
    [few] { $spaces } ячейки
   *[many] { $spaces } ячеек
}.
told-inoperable = { $car } выходит из строя.
told-eliminated = Уничтожение: { $car } ({ $how }).
told-out = { $seat-mine ->
    [yes] Вы выбываете
   *[no] { $seat } выбывает
} из игры.
told-advanced = Поле обновляется: фрагмент { $removed } убран, фрагмент { $laid } выложен.
told-finish-line = Выложен финиш.
told-finished = { $car } добирается до финиша.
told-won = { $seat-mine ->
    [yes] Вы побеждаете
   *[no] { $seat } побеждает
}.
told-draw = Игра закончилась вничью.

## Причины отказов

why-not-now = Сейчас от вас ждут другого действия.
why-not-your-car = Выберите одну из своих машин.
why-has-die = Выберите свою машину, на которой ещё нет кубика.
why-inoperable = На неисправную машину кубик не кладут. Выберите другую.
why-eliminated = Эта машина уничтожена. Выберите другую.
why-no-such-die = У вас нет неиспользованного кубика с таким значением.
why-unmoved-car = Накатом движутся, только когда на всех исправных машинах уже есть кубик. Положите кубик на машину, где его нет.
why-coasted-twice = Эта машина уже дважды двигалась накатом в этом раунде. Выберите другую.
why-one-command = Команда этого раунда уже использована.
why-no-command-coasting = В ход с движением накатом команду не активируют.
why-wrong-value = На эту команду нельзя положить кубик с таким значением.
why-nothing-to-act-on = Этой команде не на что подействовать.
why-not-empty = Выберите для вертолёта пустую ячейку поля.
why-first-round = В первом раунде никто не стреляет.
why-cannot-shoot = Эта машина не может стрелять.
why-not-in-arc = Выберите цель в переднем секторе.
why-no-such-token = Ни на одной вашей машине на поле нет такого жетона.
why-no-entry = Машина выезжает из стартовой области на одну из шести полос.
why-outside-arc = Машина едет вперёд, вперёд влево или вперёд вправо.
why-moves-left = Сначала потратьте все очки перемещения.
why-no-drift = Здесь нет занятой ячейки, которую можно проехать.
why-left-road = Бонуса нет: машина съезжала с дороги.
why-stopped = Бонуса нет: перемещение прервано столкновением или повреждением.
why-coasting-bonus = При движении накатом бонуса кубика дороги нет.
why-no-reroll = Эти кубики перебрасываете не вы.

## Меню

choice-die = кубик { $die }
choice-coast = накатом: { $car }
choice-no-command = без команды
choice-column = столбец { $column }
choice-space = ячейка { $space }
choice-shoot = стрелять: { $target }
choice-hold = не стрелять
choice-enter = полоса { $row }
choice-through = проехать без столкновения
choice-slam = столкнуться
choice-take = взять бонус
choice-decline = отказаться
choice-keep = оставить кубики
choice-reroll = перебросить

## Названия

vehicle-small = { $seat-mine ->
    [yes] ваша малая машина
   *[no] малая машина ({ $seat })
}
vehicle-medium = { $seat-mine ->
    [yes] ваша средняя машина
   *[no] средняя машина ({ $seat })
}
vehicle-large = { $seat-mine ->
    [yes] ваша большая машина
   *[no] большая машина ({ $seat })
}
vehicle-wreck = разбитая машина
vehicle-wreck-top = верхняя разбитая машина
vehicle-wreck-bottom = нижняя разбитая машина
chopper-of = { $seat-mine ->
    [yes] ваш вертолёт
   *[no] вертолёт ({ $seat })
}
command-airstrike = Авиаудар
command-nitro = Нитро
command-drift = Дрифт
command-repair = Ремонт
direction-front-left = вперёд влево
direction-front = вперёд
direction-front-right = вперёд вправо
direction-rear-left = назад влево
direction-rear = назад
direction-rear-right = назад вправо
damage-dent = вмятина
damage-skid-front-left = занос вперёд влево
damage-skid-front = занос вперёд
damage-skid-front-right = занос вперёд вправо
damage-skid-rear-left = занос назад влево
damage-skid-rear = занос назад
damage-skid-rear-right = занос назад вправо
damage-shrapnel = рикошет
damage-dazed = ступор
damage-blast = прыжок
damage-marker = запасной жетон
hazard-road = дорога
hazard-mud = грязь
hazard-oil = пятно масла
hazard-mine = мина
hazard-wreck = разбитая машина
fate-crashed = непроходимая ячейка
fate-over-side = за боковым краем
fate-over-rear = за задним краем
fate-left-behind = убран задний фрагмент
fate-under-chopper = под вертолётом в конце хода
fate-destroyed = повреждение разбитой машины
fate-finished = на финише, ни для кого

## Поле словами

text-round = Раунд { $round }, ход игрока { $seat }. Кубик дороги: { $die }. Первый игрок: { $first }.
text-over = Игра окончена.
text-tiles = Фрагменты: { $tiles }
text-tiles-final = Фрагменты: { $tiles }, дальше финиш
text-dice = { $seat }: кубики { $dice }
text-no-dice = { $seat }: кубиков не осталось
text-command-free = команда не использована
text-command-used = команда использована
text-chopper = вертолёт на { $space }
text-out = { $seat }: вне игры
text-waiting = ждёт выезда
text-gone = уничтожена
text-home = на финише
text-inoperable = неисправна
text-die = кубик { $die }
text-legend = = дорога, . бездорожье, ~ грязь, X непроходимо; ? жетон лицом вниз, r дорога, m грязь, o масло; 1s 1m 1l малая, средняя и большая машина игрока 1, ## разбитая машина, ^1 вертолёт игрока 1, ^1m машина под вертолётом.
text-coasts = накат: { $count }

## Настройки

option-start = Стартовый фрагмент
option-start-help = Какой стороной вверх лежит стартовый фрагмент.
option-start-random = случайно
option-start-parking_lot = 1a, «Автостоянка»
option-start-runway = 1b, «Дорога к руинам»
option-bonus_after_stop = Бонус дороги после столкновения
option-bonus_after_stop-help = Домашнее правило: машина, которая не съезжала с дороги, может взять бонус кубика дороги, даже если её перемещение прервано столкновением или повреждением.
option-mud_costs_finder = Плата за скрытую грязь
option-mud_costs_finder-help = Домашнее правило: машина, которая открыла жетон грязи, тратит за него ещё одно очко перемещения, если оно есть.
option-fifth_tile = Финальный фрагмент для двоих
option-fifth_tile-help = В игре вдвоём: за каким фрагментом выкладывают финиш.
option-fifth_tile-from_start = за пятым в партии
option-fifth_tile-from_lead = на два фрагмента позже
option-four_wrecks = Только четыре разбитые машины
option-four_wrecks-help = Домашнее правило: пока все четыре разбитые машины на поле, новая не появляется, и машина только теряет очки перемещения.
option-all_out = Если никого не осталось
option-all_out-help = Кто побеждает, если все оставшиеся игроки выбывают одновременно.
option-all_out-furthest = тот, чья машина была впереди
option-all_out-draw = они делят победу

## Страница

page-road = Дорога
page-mat = Ваши приборные панели
page-order = Порядок ходов
page-commands = Планшет команд
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
    [home] на финише
   *[other] исправна
}
page-dashboard = { $car }, { $state }. Кубик: { $die }. Повреждения: { $damage }.
page-no-die = нет
page-damage = Повреждения
page-repair = Снять: { $damage }
page-coasts = Накатом: { $count } из 2
page-moves = { $moves ->
    [one] { $moves } очко
    [few] { $moves } очка
   *[many] { $moves } очков
} перемещения
page-command = { $command ->
    [airstrike] Любой кубик: поставьте вертолёт на пустую ячейку; он может сразу выстрелить.
    [nitro] Кубики 1–3: столько дополнительных очков перемещения, сколько на кубике.
    [drift] Кубики 3–5: проехать одну занятую ячейку без столкновения.
   *[repair] Кубик 6: снять один жетон повреждения.
}
page-command-used = Команда этого раунда использована
page-command-free = Команда этого раунда ещё не использована
page-turns = Сделано ходов: { $count } из 3
page-out = вне игры
page-you-are-out = Ваша банда выбывает из игры. Можно досмотреть, чем всё закончится.
page-round = Раунд
page-road-die = Кубик дороги
page-road-die-help = Бонус: дополнительные очки перемещения для машины, которая не съезжала с дороги.
page-finish = { $final ->
    [yes] Финиш выложен: кто первым до него доберётся, побеждает.
   *[no] { $two ->
        [yes] Фрагмент { $laid } из { $last }; финиш выложат за последним.
       *[no] Выложено фрагментов: { $laid }. Финиш выложат, когда выбудет первая банда.
    }
}
page-turn-of = Ход игрока { $name }
page-turn-step = { $step ->
    [assign] Выбор кубика
    [command] Команда
    [move] Перемещение
   *[shoot] Стрельба
}
page-how-to-place = { $hand ->
    [die] Теперь выберите для кубика машину или команду.
   *[none] { $chosen ->
        [place] Теперь выберите кубик.
       *[none] Перетащите кубик или нажмите на него, а затем на его место.
    }
}
page-meets = { $meets ->
    [chopper] вертолёт: кто закончит здесь ход, будет уничтожен
    [unknown] жетон лицом вниз
    [oil] пятно масла
    [slam] столкновение: { $vehicle }
    [crash] непроходимо: уничтожение
    [edge] за краем дороги: уничтожение
    [advance] передний край: поле обновляется
    [finish] финиш
   *[nothing] свободно
}
page-step = { $direction }: { $meets }
page-enter = полоса { $row }: { $meets }
page-place-chopper = вертолёт на полосу { $row }, столбец { $column }
page-shot = { $target }: шанс попадания { $percent } %
page-ahead = Что впереди
page-slam-odds = Переместится { $top }: { $pushed } % (с дороги { $topout } %); с дороги вылетит { $bottom }: { $bottomout } %.
page-slam-reroll = { $name } может перебросить.
page-slam-now = { $vehicle }: { $meets }
page-slam-again = При перебросе:
page-skip = Пропустить
page-close = Увеличить
page-whole = Всё поле
page-final = Конец игры
page-won = { $count ->
    [one] { $names } побеждает
   *[other] { $names } делят победу
}
page-how = { $how ->
    [finish] Машина первой добирается до финиша.
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
    [road] Дорога: 1 очко перемещения, сохраняет бонус кубика дороги
    [offroad] Бездорожье: 1 очко перемещения, бонуса нет
    [mud] Грязь: 2 очка перемещения, бонуса нет
   *[rocks] Непроходимая ячейка: машина, которая сюда попала, уничтожена
}
page-hazards = Жетоны опасностей
page-hazard = { $hazard ->
    [road] Дорога: отныне здесь дорога.
    [mud] Грязь: отныне здесь грязь.
    [oil] Пятно масла: каждый раз машина скользит на 1 ячейку в случайном направлении.
    [mine] Мина: машина теряет оставшиеся очки перемещения и получает повреждение. Сбрасывается.
    [wreck] Разбитая машина: столкновение с машиной, которая здесь скрывалась. Жетон сбрасывается.
   *[unknown] Жетон лицом вниз: дорога, грязь, пятно масла, мина или разбитая машина.
}
page-damage-tokens = Жетоны повреждений
page-damage-does = { $damage ->
    [dent] Вмятина: без эффекта.
    [skid] Занос: машина перемещается на 1 ячейку в указанном направлении.
    [shrapnel] Рикошет: летит в случайном направлении; первая машина на пути получает повреждение.
    [dazed] Ступор: столько очков перемещения, сколько на кубике трюков, каждое в случайном направлении.
    [blast] Прыжок: машина летит в случайном направлении так далеко, как показывает кубик трюков.
   *[marker] Запасной жетон: стопка пуста. Действует как вмятина.
}
page-face-down = лицом вниз
page-all-dice = Кубики
page-die-kind = { $die ->
    [move] кубик перемещения
    [road] кубик дороги
    [stunt] кубик трюков
    [shot] кубик стрельбы: в какие размеры попадает
    [slam] кубик столкновения: перемещается верхняя или нижняя машина
   *[direction] кубик направления
}
page-cars = Машины, разбитая машина и вертолёт
page-chopper = Вертолёт
page-wreck = Разбитая машина
page-inoperable = Неисправна: развёрнута назад
