# HEAT: строки журнала, подсказки, причины отказов, меню. Один каталог для терминала и страницы.
# Место на трассе — деление, считая от финишной черты, и сторона, как её видит гонщик.

## Карты

card-basic = { $value }
card-u0 = 0
card-u5 = 5
card-stress = «Стресс»
card-heat = «Нагрев»
cards-none = нет карт
list = { $all }, { $next }
lines = { $all } { $next }
symbol-plus = плюс { $count }
symbol-heat = нагрев { $count }
symbol-plus-help = Плюс: открывайте карты колоды, пока не выйдет базовая; она добавляется к скорости.
symbol-heat-help = Нагрев: потратьте столько нагрева на шаге реакции.

## Машины и места

racer-driver = { $seat-mine ->
    [yes] вы
   *[no] { $seat }
}
racer-legend = Легенда ({ $colour })
grid-empty = никого
colour-any = любой
colour-black = чёрный
colour-blue = синий
colour-green = зелёный
colour-red = красный
colour-silver = серебристый
colour-yellow = жёлтый
colour-orange = оранжевый
colour-purple = фиолетовый
colour-white = белый
side-left = слева
side-right = справа
place = деление { $space } { $side }
way-free = { $moved }
way-blocked = { $moved } из { $spaces } (путь занят)

## Подсказки

prompt-gear = Выберите передачу. Она определяет, сколько карт вы сыграете.
prompt-cards = { $count ->
    [one] Положите лицом вниз ещё { $count } карту.
    [few] Положите лицом вниз ещё { $count } карты.
   *[many] Положите лицом вниз ещё { $count } карт.
}
prompt-commit = Нажмите «Готово» или отмените что-нибудь.
prompt-react = Реакция: охлаждайте двигатель, ускоряйтесь, используйте адреналин в любом порядке, затем — дальше.
prompt-slipstream = Машина прямо перед вами или рядом. Использовать её воздушный мешок?
prompt-discard = Сбросьте то, что не хотите оставлять, затем доберите карты.

## Заголовки

brief-revealed = передача { $gear }: { $cards }
brief-cluttered = засорённая рука
brief-found = +{ $card }
brief-moved = { $moved ->
    [one] { $moved } клетка
    [few] { $moved } клетки
   *[many] { $moved } клеток
}
brief-boosted = ускорение +{ $moved }
brief-adrenaline = адреналин +{ $moved }
brief-slipstream = воздушный мешок +{ $moved }
brief-blocked = путь занят
brief-paid = { $heat ->
    [one] −{ $heat } нагрев
    [few] −{ $heat } нагрева
   *[many] −{ $heat } нагревов
}
brief-spun-out = вылет с трассы, поворот № { $corner }, стресс +{ $stress }
brief-finished = пересекает финишную черту
brief-placed = { $place }-е место

## Журнал

told-grid = На старте, начиная с первого места: { $cars }.
told-round = Раунд { $round }.
told-gear-chosen = { $seat-mine ->
    [yes] Вы планируете
   *[no] { $seat } планирует
} передачу { $gear }.
told-card-laid = { $seat-mine ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} лицом вниз: { $card }.
told-committed = { $seat-mine ->
    [yes] Ваш план готов.
   *[no] { $seat }: план готов.
}
told-gear-shifted = { $seat-mine ->
    [yes] Ваша передача: { $gear }.
   *[no] { $seat }: передача { $gear }.
}
told-retired = { $seat-mine ->
    [yes] Вы сходите
   *[no] { $seat } сходит
} с трассы.
told-revealed = { $seat-mine ->
    [yes] Вы открываете
   *[no] { $seat } открывает
}: { $cards }.
told-cluttered = { $seat-mine ->
    [yes] У вас засорённая рука: машина стоит на месте, теперь передача 1.
   *[no] { $seat }: засорённая рука, машина стоит на месте, теперь передача 1.
}
told-thrown = { $seat-mine ->
    [yes] Вы открываете и сбрасываете
   *[no] { $seat } открывает и сбрасывает
}: { $card }.
told-found = { $seat-mine ->
    [yes] Вы открываете
   *[no] { $seat } открывает
}: { $card }.
told-found-none = { $seat-mine ->
    [yes] Вы не находите
   *[no] { $seat } не находит
} ни одной базовой карты.
told-legend-card = Открыта карта Легенд { $card }.
told-moved = { $seat-mine ->
    [yes] Вы проезжаете
   *[no] { $seat } проезжает
} { $way }, { $to }.
told-moved-boost = { $seat-mine ->
    [yes] Вы ускоряетесь
   *[no] { $seat } ускоряется
} на { $way }, { $to }.
told-moved-adrenaline = { $seat-mine ->
    [yes] Вы используете
   *[no] { $seat } использует
} адреналин: { $way }, { $to }.
told-moved-slipstream = { $seat-mine ->
    [yes] Вы используете
   *[no] { $seat } использует
} воздушный мешок: { $way }, { $to }.
told-stayed = { $seat-mine ->
    [yes] Вы остаётесь
   *[no] { $seat } остаётся
} на месте{ $spaces ->
    [0] {""}
   *[other] , путь занят
}: { $to }.
told-legend-moved = { $car } проезжает { $way }, { $to }.
told-legend-stayed = { $car } остаётся на месте, путь занят: { $to }.
told-legend-finished = { $car } пересекает финишную черту.
told-legend-placed = { $car } занимает { $place }-е место.
told-cooled = { $seat-mine ->
    [yes] Вы охлаждаете
   *[no] { $seat } охлаждает
} 1 нагрев.
told-paid-shift = { $seat-mine ->
    [yes] Вы тратите
   *[no] { $seat } тратит
} { $heat ->
    [one] { $heat } нагрев
    [few] { $heat } нагрева
   *[many] { $heat } нагревов
}: переключение передачи.
told-paid-boost = { $seat-mine ->
    [yes] Вы тратите
   *[no] { $seat } тратит
} { $heat ->
    [one] { $heat } нагрев
    [few] { $heat } нагрева
   *[many] { $heat } нагревов
}: ускорение.
told-paid-corner = { $seat-mine ->
    [yes] Вы тратите
   *[no] { $seat } тратит
} { $heat ->
    [one] { $heat } нагрев
    [few] { $heat } нагрева
   *[many] { $heat } нагревов
}: поворот № { $corner }.
told-spun-out = { $seat-mine ->
    [yes] Вы вылетаете
   *[no] { $seat } вылетает
} с трассы: поворот № { $corner }. Возврат: { $to }. Стресс: +{ $stress }.
told-finished = { $seat-mine ->
    [yes] Вы пересекаете
   *[no] { $seat } пересекает
} финишную черту.
told-reacted = { $seat-mine ->
    [yes] Вы заканчиваете
   *[no] { $seat } заканчивает
} реакцию.
told-declined = { $seat-mine ->
    [yes] Вы обходитесь
   *[no] { $seat } обходится
} без воздушного мешка.
told-kept = { $seat-mine ->
    [yes] Вы заканчиваете
   *[no] { $seat } заканчивает
} сброс.
told-discarded = { $seat-mine ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
}: { $card }.
told-shuffled = { $seat-mine ->
    [yes] Вы перемешиваете
   *[no] { $seat } перемешивает
} сброс в новую колоду.
told-drew = { $seat-mine ->
    [yes] Вы добираете
   *[no] { $seat } добирает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
told-drew-cards = { $seat-mine ->
    [yes] Вы добираете
   *[no] { $seat } добирает
}: { $cards }.
told-placed = { $seat-mine ->
    [yes] Вы занимаете
   *[no] { $seat } занимает
} { $place }-е место.
publicity-start = на старте
publicity-press = пресса, поворот № { $corner }
publicity-event = событие
told-sponsor-used = { $seat-mine ->
    [yes] Вы расходуете
   *[no] { $seat } расходует
}: { $card }.
told-heat-removed = { $seat-mine ->
    [yes] Ваш 1 нагрев
   *[no] { $seat }: 1 нагрев
} выходит из игры.
told-eliminated = { $seat-mine ->
    [yes] Вы выбываете
   *[no] { $seat } выбывает
} из гонки.
told-scored = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за гонку, всего { $total }.

## Меню

choice-gear = передача { $gear }
choice-lay = сыграть
choice-commit = готово
choice-retire = сойти с трассы
choice-cool = охладить 1 нагрев
choice-boost = ускориться
choice-adrenaline = адреналин: ещё 1 деление
choice-end-react = дальше
choice-slipstream = воздушный мешок: { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
}
choice-decline = без воздушного мешка
choice-discard = сбросить
choice-end-discard = добрать карты

## Текстовый двойник

text-round = { $track }, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
}. Раунд { $round }.
text-over = { $track }, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
}. Гонка окончена.
text-placed = { $place }. { $car }
text-car = { $car }: { $place }, круг { $lap }
text-driven = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
} ({ $colour })
text-forecast = Этот план: скорость { $least }–{ $most }; ближе всего — { $near }, дальше всего — { $far }. Нагрев: переключение { $shift }, карты { $cards }, повороты до { $heat }. Вылет: { $percent } %.
text-finished = на финише
text-corner = поворот № { $corner }, ограничение { $limit }, делений до него: { $spaces }
text-driver = передача { $gear }, двигатель { $engine }, рука { $hand }, стресс { $stress }, колода { $deck }, сброс { $discard }
text-top = верхняя карта сброса: { $card }
text-played = сыграно: { $cards }
text-cooldown = охлаждение { $count }
text-boost = { $heat ->
    [0] ускорение: бесплатно
   *[other] ускорение: { $heat } нагрев
}
text-slipstream = воздушный мешок { $spaces }: { $to }
text-spins-out = Пока всё идёт к вылету с трассы.
text-ahead = Впереди: { $all }
text-ahead-corner = поворот № { $corner } (ограничение { $limit }) через { $spaces }
text-ahead-finish = финишная черта через { $spaces }
text-adrenaline = В этом раунде у вас есть адреналин.
text-gears = Передачи:
text-gear = { $gear } (охлаждение { $cooldown }, { $heat ->
    [0] бесплатно
    [one] { $heat } нагрев
    [few] { $heat } нагрева
   *[many] { $heat } нагревов
}{ $cluttered ->
    [0] {""}
   *[other] ; засорённая рука: машина останется на месте
})
text-cluttered = Рука засорена: машина останется на месте. { $shift ->
    [0] {""}
    [one] Переключение стоит { $shift } нагрев.
    [few] Переключение стоит { $shift } нагрева.
   *[many] Переключение стоит { $shift } нагревов.
}
text-ready = план готов
text-speed = скорость { $speed }
text-owed = поворот № { $corner }, ограничение { $limit }: { $heat ->
    [one] { $heat } нагрев
    [few] { $heat } нагрева
   *[many] { $heat } нагревов
}
text-laid = Лицом вниз: { $cards }
text-hand = Ваши карты:

## Трассы

track-usa = США
track-france = Франция
track-great_britain = Великобритания
track-italy = Италия
track-japan = Япония
track-mexico = Мексика
track-spain = Испания
track-netherlands = Нидерланды
track-germany = Германия
track-south_africa = Южная Африка

## Страница

page-mat = Ваш планшет
page-gears = Рычаг передач
page-gear-label = Передача { $gear }: { $gear ->
    [one] { $gear } карта
    [few] { $gear } карты
   *[many] { $gear } карт
}, охлаждение { $cooldown }{ $heat ->
    [0] {""}
    [one] , стоит { $heat } нагрев
    [few] , стоит { $heat } нагрева
   *[many] , стоит { $heat } нагревов
}
page-hand = Ваши карты
page-card-lay = Сыграть: { $card }
page-card-discard = Сбросить: { $card }
page-card-cool = Охладить: { $card }
page-engine = Двигатель
page-deck = Колода
page-discard = Сброс
page-plan = Карты лицом вниз
page-take-back = Вернуть: { $card }
page-commit = Готово
page-retire = Сойти с трассы
page-speed = Скорость
page-reaches = Деление
page-finish = финиш
page-shift = Передача
page-line = Поворот, ограничение { $limit }
page-spins-out = Вылет: { $percent } %
page-spins-out-sure = Вы вылетите с трассы.
page-spins-out-now = Пока всё идёт к вылету с трассы.
page-cluttered = Рука засорена: машина останется на месте.
page-has-adrenaline = В этом раунде у вас есть адреналин.
page-waiting = Ждём: { $names }.
page-cool = Охладить ({ $left })
page-boost = { $heat ->
    [0] Ускорение (бесплатно)
   *[other] Ускорение (−{ $heat })
}
page-adrenaline = Адреналин +1
page-end-react = Дальше
page-slipstream = Воздушный мешок { $spaces }, до { $to }
page-decline = Без воздушного мешка
page-folly = Всё равно вылететь?
page-price-spin-out = вылет
page-end-discard = Добрать карты
page-auto-pass = Пропускать шаги, где нет выбора
page-ahead = Что впереди
page-ahead-corner = { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
} до поворота с ограничением { $limit }
page-ahead-finish = { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
} до финиша
page-standings = Положение
page-lap = Круг { $lap } из { $laps }
page-lap-short = круг { $lap }
page-round = Раунд { $round }
page-placed = место занято
page-finished = финиш
page-behind = отстаёт на { $gap ->
    [one] { $gap } деление
    [few] { $gap } деления
   *[many] { $gap } делений
}
page-gear = Передача
page-hand-size = Карт на руке
page-corner-help = Поворот { $number }, ограничение { $limit }. Кто пересекает его линию быстрее, платит разницу нагревом.
page-driver-help = { $name }: передача { $gear }, нагрев в двигателе: { $engine }, карт на руке: { $hand }.
page-legend-help = { $name }: автоматический гонщик. Карта легенды ведёт его от поворота к повороту.
page-ghost-help = { $kind ->
    [slipstream] Воздушный мешок: машина может проехать до этой клетки.
    [least] Машина доедет по меньшей мере сюда; стресс может увести её дальше.
   *[other] Машина доедет сюда.
}
page-engine-help = Нагревом в двигателе платят за переключение на две передачи, ускорения и повороты.
page-deck-help = Ваша колода. Когда она пуста, сброс перемешивают в новую.
page-discard-help = Сыгранные карты и уплаченный нагрев.
page-stress = Карт стресса
page-ready = план готов
page-thinking = планирует
page-turn-of = Едет { $name }
page-played = Сыгранные карты
page-podium = Пьедестал
page-chart = Места от раунда к раунду
page-card-calm = Сбросить: { $card }

### Besides: what a single race without upgrades and weather says only to those who ask, or never

## После конца

figure-top-speed = Наибольшая скорость
figure-overtaken = Обогнано машин
figure-slipstream = Делений в воздушном мешке
figure-heat = Потрачено нагрева
figure-spin-outs = Вылетов с трассы
figure-rounds-led = Раундов на первом месте
turning-lead = { $seat-mine ->
    [yes] В раунде { $round } вы выходите на первое место и больше его не отдаёте.
   *[no] { $seat } выходит на первое место в раунде { $round } и больше его не отдаёт.
}
turning-legend-lead = { $car } выходит на первое место в раунде { $round } и больше его не отдаёт.
turning-season = { $seat-mine ->
    [yes] Вы на первом месте в сезоне
   *[no] { $seat } на первом месте в сезоне
} начиная с гонки № { $race }.
turning-legend-season = { $car } на первом месте в сезоне начиная с гонки № { $race }.
turning-photo = Плотный финиш: первое место — { $first }, второе — { $second }. { $spaces ->
    [0] Решает гоночная линия.
    [one] Разница: { $spaces } деление.
    [few] Разница: { $spaces } деления.
   *[many] Разница: { $spaces } делений.
}
turning-spin-out = { $seat-mine ->
    [yes] Вы вылетаете
   *[no] { $seat } вылетает
} с трассы: поворот № { $corner }, место до вылета — { $place }.
turning-longest = { $seat-mine ->
    [yes] Вы проезжаете
   *[no] { $seat } проезжает
} { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
} в раунде { $round }: самый длинный ход из всех.

## Причины отказов

why-not-now = Сейчас этого сделать нельзя.
why-already-shifted = Передача уже выбрана. Отмените выбор, чтобы взять другую.
why-shift-first = Сначала выберите передачу, потом карты.
why-shift-too-long = Переключиться можно не больше чем на 2 передачи.
why-shift-needs-heat = Переключение на 2 передачи стоит 1 нагрев, а двигатель пуст.
why-flood-needs-heat = На затопленном делении понижение передачи стоит на 1 нагрев больше, чем есть в двигателе.
why-gear-not-filled = Для этой передачи карт не хватает, а для другой хватит.
why-laid-by-itself = Рука засорена: карты кладутся без вас.
why-heat-not-laid = Нагрев играть нельзя.
why-not-in-hand = Такой карты у вас на руке нет.
why-wrong-number = Сыграйте ровно столько карт, сколько требует передача.
why-no-retiring = Сойти можно, только когда кто-то уже финишировал и если стол это разрешает.
why-clouds = Облака над этим сектором не дают охлаждаться.
why-no-cooldown = Охлаждения в этом ходу больше нет.
why-no-heat-in-hand = У вас на руке нет нагрева.
why-already-boosted = В этом ходу вы уже ускорялись.
why-boost-needs-heat = Ускорение стоит 1 нагрев, а двигатель пуст.
why-not-last = Адреналин есть только у последних машин раунда.
why-no-adrenaline = В этой гонке адреналина нет ни у кого.
why-adrenaline-used = Дополнительное деление адреналина вы уже использовали.
why-no-such-slipstream = Выберите один из предложенных воздушных мешков.
why-slipstream-beyond-finish = Этот воздушный мешок увёл бы за финишную черту.
why-slipstream-gains-nothing = Этот воздушный мешок вас не сдвинул бы.
why-stress-not-discarded = Стресс сбрасывать нельзя.
why-heat-not-discarded = Нагрев сбрасывать нельзя.
why-no-such-swap = Обменять может только тот, кто выбирал первым: одно своё улучшение на одно из оставшихся на рынке.
why-not-owned = Такого улучшения у вас нет.
why-no-such-value = На карте другие значения.
why-short = Сначала верните нагрев в двигатель или откажитесь от оплаты.
why-heat-is-owed = Нагрев в двигателе нужен, чтобы оплатить карты.
why-no-cooldown-after-declaring = После отказа от оплаты охлаждения нет.
why-in-tunnel = В тоннеле с руки ничего не сбрасывают.
why-no-stress-to-reduce = На руке нет стресса или нечем его снять.
why-not-salvaged = Выбрано достаточно карт, или такой карты в сбросе нет.
why-no-super-cool = Сверхохлаждения больше нет, или в сбросе нет нагрева.
why-nobody-to-draft = Подтянуться не к кому.
why-no-direct-play = Такой карты для прямого розыгрыша на руке нет.
why-direct-play-not-paid = Не хватает нагрева, чтобы оплатить эту карту.
why-not-short = Вам хватает нагрева на все карты.
why-not-kept = Выберите карту, с которой удастся оплатить больше всего карт.
why-duty-open = Сначала оплатите карты и выполните их износ.
why-no-refresh = Такой карты с обновлением в игровой зоне нет.

## Подсказки

because-number = { $number }
because-range = от { $least } до { $most }
because-sum = { $all } + { $next }
because-plan = Передача { $gear }, карты { $cards }: скорость { $speed }, { $effect }.
because-cluttered = Рука засорена: машина не сдвинется ни на какой передаче, рычаг вернётся на 1-ю.
because-finishes = вы пересекаете финишную черту
because-holds = поворот № { $corner } с ограничением { $limit } ничего не стоит
because-before = вы остаётесь перед поворотом № { $corner } (ограничение { $limit })
because-straight = до финиша поворотов нет
because-costs = нагрев за повороты — { $heat }, в двигателе — { $engine }
because-spins-out = нагрев за повороты — { $heat }, в двигателе — { $engine }: это вылет с трассы
because-risk = вероятность вылета с трассы — { $percent } %
because-retire = Победитель известен, ехать дальше никто не обязан.
because-cool = 1 нагрев возвращается; в двигателе будет { $engine }.
because-boost = Ускорение: скорость { $speed }, нагрев: { $heat }; { $effect }.
because-adrenaline = Деление даётся бесплатно: скорость { $speed }; { $effect }.
because-end-react = Пока что скорость { $speed }: { $effect }.
because-decline = Вы остаётесь на месте, скорость { $speed }: { $effect }.
because-slipstream = Бесплатно { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
}, { $to }; скорость остаётся { $speed }, { $effect }.
because-discard = Без карты «{ $card }» вы доберёте до { $count ->
    [one] { $count } новой карты
   *[many] { $count } новых карт
}.
because-end-discard = Эти карты стоит оставить; вы доберёте до { $count ->
    [one] { $count } карты
   *[many] { $count } карт
}.
prompt-pick = Возьмите одно улучшение с рынка.
prompt-swap = Обменяйте одно своё улучшение на одно из оставшихся на рынке или сохраните все.
prompt-drop = Откажитесь от одного из четырёх улучшений.
prompt-consult = Механики спрашивают: на 1 нагрев и 1 стресс больше или на 1 каждого меньше?
prompt-value = Выберите значение: { $card }.
prompt-duty = Реакция: оплатите карты нагревом и выполните их износ; охлаждайтесь, ускоряйтесь и используйте другие символы в любом порядке.
prompt-short = Не хватает нагрева на ваши карты. Верните нагрев в двигатель или откажитесь от оплаты.
prompt-salvage = Выберите в своём сбросе карты для колоды (ещё до { $count }), затем — дальше.
prompt-super-cool = Верните нагрев из сброса в двигатель (ещё до { $count }), затем — дальше.
prompt-keep = Выберите карту, которую оплатите (осталось выбрать: { $count }).
prompt-refresh = Положите карты с обновлением на верх колоды или идите дальше.
because-pick = Лучшее для вас на рынке: { $card }.
because-swap = Вам полезнее { $card }, чем { $own }.
because-keep-upgrades = На рынке нет ничего лучше того, что у вас есть: { $cards }.
because-drop = Остальные три полезнее: { $cards }.
because-tune-more = Лишний 1 нагрев в двигателе стоит лишнего 1 стресса среди карт.
because-tune-fewer = На 1 стресс меньше среди карт — это стоит 1 нагрева в двигателе.
because-accelerate = +{ $more } за плюсы этого хода: скорость { $speed }; { $effect }.
because-direct = Сверх передачи: { $card }, скорость { $speed }.
because-value = Тогда скорость { $speed }: { $effect }.
because-draft = Бесплатно и прямо за машину, { $to }; скорость остаётся { $speed }, { $effect }.
because-pay = { $card } стоит нагрева: { $heat }; в двигателе останется { $engine }.
because-scrap = Этого требует { $card }: карты с верха колоды уходят в сброс, всего { $count }.
because-reduce-stress = 1 стресс уходит с руки; остаётся { $count }.
because-salvage = { $card } позволяет поискать карты получше в сбросе; карт в нём: { $count }.
because-super-cool = { $card } вернёт из сброса в двигатель до { $count } нагрева.
because-salvage-card = В колоде эта карта снова может прийти на руку: { $card }.
because-end-salvage = Остальному лучше оставаться в сбросе.
because-end-super-cool = Нагрева в двигателе { $engine }, этого достаточно.
because-declare = За карты нужно нагрева: { $heat }, а в двигателе — { $engine }.
because-refresh = С верха колоды эта карта придёт следующей: { $card }.
because-end-refresh = То, что придёт из колоды, лучше того, что можно положить наверх.

## Карты

card-upgrade = { $part } { $number } ({ $face })
card-sponsor = { $name } ({ $face })
values = { $all }/{ $next }
part-four-wheel-drive = Полный привод
part-body = Кузов
part-brakes = Тормоза
part-cooling-system = Система охлаждения
part-rpm = Обороты
part-heat = Улучшение «Нагрев»
part-fuel = Топливо
part-gas-pedal = Педаль газа
part-suspension = Подвеска
part-tires = Шины
part-turbocharger = Нагнетатель
part-wings = Антикрылья
part-air-intake = Воздухозаборник
part-front-wing = Переднее антикрыло
sponsor-1 = Спонсор: часы
sponsor-2 = Спонсор: авиакомпания
sponsor-3 = Спонсор: лимонад
sponsor-4 = Спонсор: бензин
sponsor-5 = Спонсор: резина
sponsor-6 = Спонсор: мороженое
sponsor-7 = Спонсор: фары
symbol-scrap = износ { $count }
symbol-cooldown = охлаждение { $count }
symbol-reduce-stress = снятие стресса { $count }
symbol-slipstream = воздушный мешок { $count }
symbol-salvage = возврат { $count }
symbol-super-cool = сверхохлаждение { $count }
symbol-draft = подтягивание { $count }
symbol-limit-up = ограничение +{ $count }
symbol-limit-down = ограничение −{ $count }
symbol-refresh = обновление
symbol-direct = прямой розыгрыш
symbol-accelerate = разгон
symbol-scrap-help = Износ: сбросьте столько карт с верха колоды.
symbol-cooldown-help = Охлаждение: верните с руки в двигатель до стольких карт нагрева.
symbol-reduce-stress-help = Снятие стресса: сбросьте с руки до стольких карт стресса.
symbol-slipstream-help = Воздушный мешок: ваш может быть на столько делений длиннее.
symbol-salvage-help = Возврат: просмотрите свой сброс и замешайте в колоду до стольких карт.
symbol-super-cool-help = Сверхохлаждение: верните из сброса в двигатель до стольких карт нагрева.
symbol-draft-help = Подтягивание: проедьте до стольких свободных делений и встаньте прямо за машиной.
symbol-limit-up-help = Ограничение +: в этот ход ограничения ваших поворотов на столько выше.
symbol-limit-down-help = Ограничение −: в этот ход ограничения ваших поворотов на столько ниже.
symbol-refresh-help = Обновление: в конце хода эту карту можно положить на верх колоды.
symbol-direct-help = Прямой розыгрыш: на шаге реакции эту карту можно сыграть с руки сверх передачи.
symbol-accelerate-help = Разгон: +1 к скорости за каждый плюс этого хода.

## Погода и дорога

weather-cloudy = облачно
weather-fog = туман
weather-storm = гроза
weather-snow = снег
weather-rain = дождь
weather-sun = солнце
weather-cloudy-help = На 1 стресс меньше. В секторах погоды никто не охлаждается.
weather-fog-help = В двигателе на 1 нагрев больше. В секторах погоды воздушный мешок не начинается.
weather-storm-help = На 1 стресс больше. В секторах погоды воздушный мешок +2.
weather-snow-help = В двигателе на 1 нагрев меньше. В секторах погоды охлаждение +1.
weather-rain-help = 3 нагрева из двигателя уходят в колоду. В секторах погоды охлаждение +1.
weather-sun-help = 3 нагрева из двигателя уходят в сброс. В секторах погоды воздушный мешок +2.
road-limit-up = ограничение +1
road-limit-down = ограничение −1
road-overheat = перегрев
road-free-boost = бесплатное ускорение
road-slipstream = воздушный мешок +1
road-weather = погода
road-limit-up-help = Ограничение этого поворота на 1 выше.
road-limit-down-help = Ограничение этого поворота на 1 ниже.
road-overheat-help = Превысив здесь ограничение, вы тратите на 1 нагрев больше.
road-free-boost-help = Ускорение, начатое в этом секторе, ничего не стоит.
road-slipstream-help = Воздушный мешок, начатый в этом секторе, может быть на 1 деление длиннее.
road-weather-help = В этом секторе действует погода.
road-at = поворот № { $corner }: { $road }
roads-none = нет

## Журнал

told-weather = Погода: { $weather }. Дорога: { $roads }.
told-legend-scored = { $car } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за гонку, всего { $total }.
told-market = Рынок: { $cards }.
told-picked = { $seat-mine ->
    [yes] Вы берёте
   *[no] { $seat } берёт
}: { $card }.
told-dealt = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
}: { $cards }.
told-swapped = { $seat-mine ->
    [yes] Вы обмениваете
   *[no] { $seat } обменивает
}: { $own } → { $card }.
told-upgrades-kept = { $seat-mine ->
    [yes] Вы сохраняете
   *[no] { $seat } сохраняет
} все улучшения.
told-drop-chosen = { $seat-mine ->
    [yes] Вы отказываетесь
   *[no] { $seat } отказывается
} от карты: { $card }.
told-dropped = { $seat-mine ->
    [yes] Вы отказываетесь
   *[no] { $seat } отказывается
} от карты: { $card }.
told-tuned-more = { $seat-mine ->
    [yes] Вы стартуете
   *[no] { $seat } стартует
}, взяв { $heat ->
    [0] на 1 стресс больше: нагрева больше нет.
   *[other] на 1 нагрев и 1 стресс больше.
}
told-tuned-fewer = { $seat-mine ->
    [yes] Вы стартуете
   *[no] { $seat } стартует
}, взяв { $heat ->
    [0] на 1 стресс меньше.
   *[other] на 1 нагрев и 1 стресс меньше.
}
told-value = { $seat-mine ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} значение { $value }: { $card }.
told-moved-draft = { $seat-mine ->
    [yes] Вы подтягиваетесь
   *[no] { $seat } подтягивается
} на { $way }, { $to }.
told-moved-direct = { $seat-mine ->
    [yes] Вы играете
   *[no] { $seat } играет
} напрямую: движение на { $way }, { $to }.
told-moved-accelerate = { $seat-mine ->
    [yes] Вы разгоняетесь
   *[no] { $seat } разгоняется
} на { $way }, { $to }.
told-paid-card = { $seat-mine ->
    [yes] Вы тратите
   *[no] { $seat } тратит
} { $heat ->
    [one] { $heat } нагрев
    [few] { $heat } нагрева
   *[many] { $heat } нагревов
}: { $card }.
told-scrapped = { $seat-mine ->
    [yes] Износ: в сброс уходит { $card }.
   *[no] { $seat }: износ, в сброс уходит { $card }.
}
told-scrap-used = { $seat-mine ->
    [yes] Вы выполняете
   *[no] { $seat } выполняет
} износ: { $card }.
told-stress-reduced = { $seat-mine ->
    [yes] Вы снимаете
   *[no] { $seat } снимает
} 1 стресс.
told-pile-opened = { $seat-mine ->
    [yes] Вы просматриваете
   *[no] { $seat } просматривает
} свой сброс: { $card }.
told-salvaged = { $seat-mine ->
    [yes] Вы возвращаете
   *[no] { $seat } возвращает
} карту в колоду.
told-salvaged-card = { $seat-mine ->
    [yes] Вы возвращаете
   *[no] { $seat } возвращает
} в колоду: { $card }.
told-salvage-ended = { $seat-mine ->
    [yes] Вы заканчиваете
   *[no] { $seat } заканчивает
} возврат.
told-deck-shuffled = { $seat-mine ->
    [yes] Вы перемешиваете
   *[no] { $seat } перемешивает
} колоду.
told-super-cooled = { $seat-mine ->
    [yes] Вы возвращаете
   *[no] { $seat } возвращает
} 1 нагрев из сброса в двигатель.
told-super-cool-ended = { $seat-mine ->
    [yes] Вы заканчиваете
   *[no] { $seat } заканчивает
} сверхохлаждение.
told-direct = { $seat-mine ->
    [yes] Вы играете
   *[no] { $seat } играет
} напрямую: { $card }.
told-unpayable = { $seat-mine ->
    [yes] Вам не хватает нагрева на карты.
   *[no] { $seat }: не хватает нагрева на карты.
} Возврат: { $to }.
told-replaced = { $seat-mine ->
    [yes] Ваша карта не оплачена
   *[no] { $seat }: карта не оплачена
} ({ $card }), её заменяет плюс.
told-refreshed = { $seat-mine ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} на верх колоды: { $card }.
told-refresh-ended = { $seat-mine ->
    [yes] Вы заканчиваете
   *[no] { $seat } заканчивает
} обновление.
told-race = Гонка { $race }: { $event }, { $track }. { $help }
told-sponsors = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $count ->
    [one] { $count } карту спонсора
    [few] { $count } карты спонсоров
   *[many] { $count } карт спонсоров
} ({ $why }).
told-sponsor-cards = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
}: { $cards } ({ $why }).

## Меню

choice-pick = взять
choice-swap = обменять: { $card }
choice-swap-for = → { $card }
choice-keep-upgrades = сохранить все улучшения
choice-drop = отказаться
choice-tune-more = на 1 нагрев и 1 стресс больше
choice-tune-fewer = на 1 нагрев и 1 стресс меньше
choice-value = значение { $value }
choice-pay = оплатить
choice-scrap = выполнить износ
choice-reduce-stress = снять 1 стресс
choice-salvage = просмотреть сброс для возврата
choice-salvage-card = вернуть в колоду
choice-end-salvage = закончить возврат
choice-super-cool = сверхохлаждение
choice-super-cool-heat = вернуть 1 нагрев в двигатель
choice-end-super-cool = закончить сверхохлаждение
choice-draft = подтянуться к машине
choice-direct = сыграть напрямую
choice-accelerate = разогнаться
choice-declare = отказаться от оплаты
choice-keep = оплатить
choice-refresh = на верх колоды
choice-end-refresh = закончить обновление

## Текстовый двойник

text-weather = Погода: { $weather }. Дорога: { $roads }.
text-sponsors = { $count ->
    [one] { $count } карта спонсора
    [few] { $count } карты спонсоров
   *[many] { $count } карт спонсоров
}
text-short = Без охлаждения нагрева на эти карты не хватит.
text-garage = { $track }, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
}. Перед гонкой.
text-market = Рынок:
text-upgrades = { $seat-mine ->
    [yes] Ваши улучшения
   *[no] { $seat }
}: { $cards }
text-season = Сезон, гонка { $race } из { $races }: { $event }
text-race-ahead = Гонка { $race }: { $event }, { $track }. { $help }
text-press = Пресса в поворотах: { $corners }
text-points = Очки:
text-points-of = { $car } { $points }
text-debt = оплатить за карты: { $heat ->
    [one] { $heat } нагрев
    [few] { $heat } нагрева
   *[many] { $heat } нагревов
}
text-pile = Сброс:

## Подсчёт очков

sheet-race = гонка
sheet-race-1 = гонка 1
sheet-race-2 = гонка 2
sheet-race-3 = гонка 3
sheet-race-4 = гонка 4

## Карты событий

event-none = нет гонки
event-none-help = Этой гонки не будет.
event-grandstand = Трибуна
event-grandstand-help = Первые три машины, завершившие круг 1, приносят своим гонщикам по 1 карте спонсора.
event-speed_record = Рекорд скорости
event-speed_record-help = Ход со скоростью 15 или больше приносит 1 карту спонсора.
event-drivers_strike = Забастовка гонщиков
event-drivers_strike-help = На круг меньше. Победитель получает на 2 очка больше.
event-restrictions_lifted = Снятие ограничений
event-restrictions_lifted-help = В каждом двигателе на 1 нагрев больше.
event-record_crowds = Рекорд зрителей
event-record_crowds-help = На круг больше. Размер руки 8.
event-corruption = Коррупция
event-corruption-help = Места 1, 2 и 3 приносят на 1 очко больше.
event-title_sponsor = Титульный спонсор
event-title_sponsor-help = Особого правила нет.
event-live_television = Прямой эфир
event-live_television-help = Обгон трёх и более машин за раунд приносит 1 карту спонсора.
event-safety_regulations = Правила безопасности
event-safety_regulations-help = У каждого гонщика на 2 нагрева и 1 стресс меньше. Размер руки 6.
event-future_unknown = Неизвестное будущее
event-future_unknown-help = У каждого гонщика на 1 стресс больше. При вылете вы выбываете из гонки и получаете 0 очков.
event-going_global = Выход в мир
event-going_global-help = Поворот с прессой приносит 2 карты спонсоров вместо 1.
event-turbulent_winds = Порывистый ветер
event-turbulent_winds-help = Воздушный мешок только на передаче 3 или 4.
event-chicanes = Шиканы
event-chicanes-help = На шаге сброса можно сбросить нагрев.
event-sudden_rain = Внезапный дождь
event-sudden_rain-help = Адреналина нет ни у кого.
event-hold_on_tight = Держись крепче
event-hold_on_tight-help = За ход можно сбросить не больше 1 карты.
event-smile_and_wave = Улыбаемся и машем
event-smile_and_wave-help = Пресса платит только тем, кто едет медленнее ограничения поворота.
event-tunnel_vision = Тоннельное зрение
event-tunnel_vision-help = На шаге сброса можно сбросить стресс.
event-pressure_cooker = Скороварка
event-pressure_cooker-help = На круг больше. Каждый завершённый круг убирает из игры 1 ваш нагрев.
event-tight_maneuvers = Тесные манёвры
event-tight_maneuvers-help = Любой воздушный мешок на 1 деление короче.
event-smooth_start = Плавный старт
event-smooth_start-help = Ваш стресс начинает гонку в сбросе.
event-crowd_goes_wild = Толпа ликует
event-crowd_goes_wild-help = На каждом круге первые две машины за линией поворота B приносят своим гонщикам по 1 карте спонсора.
event-consulting_mechanics = Совет механиков
event-consulting_mechanics-help = Перед гонкой каждый гонщик берёт на 1 нагрев и 1 стресс больше или на 1 каждого меньше.

## Настройки

option-track = Трасса
option-track-help = Где проходит одиночная гонка; у сезона свои трассы. В Японии есть затопленные деления, в Испании — тоннели.
option-laps = Круги
option-laps-help = Сколько кругов проезжают; 0 — столько, сколько указано на поле. Для первой гонки хорош один круг в США.
option-cars = Машины
option-cars-help = Сколько машин на старте вместе с машинами гонщиков. Остальные — Легенды, они едут без игроков; обычно машин шесть.
option-aggressive = Агрессивные Легенды
option-aggressive-help = Легенда, начавшая ход на делении с шевроном, может пересечь на одну линию поворота больше.
option-pro = Профессиональные Легенды
option-pro-help = На столько больше номер на шлеме каждой Легенды.
option-weather = Погода и состояние дороги
option-weather-help = Жетон погоды меняет старт для всех, а каждый поворот получает жетон дороги.
option-retire = Сход с трассы
option-retire-help = Когда кто-то финишировал, остальные могут сойти и занять последние места.
option-colour_1 = Цвет места 1
option-colour_1-help = Цвет машины на этом месте. У двух гонщиков он не бывает одинаковым; «любой» — первый свободный.
option-colour_2 = Цвет места 2
option-colour_2-help = Цвет машины на этом месте. У двух гонщиков он не бывает одинаковым; «любой» — первый свободный.
option-colour_3 = Цвет места 3
option-colour_3-help = Цвет машины на этом месте. У двух гонщиков он не бывает одинаковым; «любой» — первый свободный.
option-colour_4 = Цвет места 4
option-colour_4-help = Цвет машины на этом месте. У двух гонщиков он не бывает одинаковым; «любой» — первый свободный.
option-colour_5 = Цвет места 5
option-colour_5-help = Цвет машины на этом месте. У двух гонщиков он не бывает одинаковым; «любой» — первый свободный.
option-colour_6 = Цвет места 6
option-colour_6-help = Цвет машины на этом месте. У двух гонщиков он не бывает одинаковым; «любой» — первый свободный.
option-handicap_1 = Фора места 1
option-handicap_1-help = На сколько меньше нагрева на старте у опытного гонщика на этом месте.
option-handicap_2 = Фора места 2
option-handicap_2-help = На сколько меньше нагрева на старте у опытного гонщика на этом месте.
option-handicap_3 = Фора места 3
option-handicap_3-help = На сколько меньше нагрева на старте у опытного гонщика на этом месте.
option-handicap_4 = Фора места 4
option-handicap_4-help = На сколько меньше нагрева на старте у опытного гонщика на этом месте.
option-handicap_5 = Фора места 5
option-handicap_5-help = На сколько меньше нагрева на старте у опытного гонщика на этом месте.
option-handicap_6 = Фора места 6
option-handicap_6-help = На сколько меньше нагрева на старте у опытного гонщика на этом месте.
option-garage = Гараж
option-garage-help = Вместо начальных улучшений гонщики выбирают по три из гаража.
option-garage-off = нет
option-garage-basic = базовые улучшения
option-garage-advanced = сложные улучшения
option-garage-both = все улучшения
option-draft = Выбор улучшений
option-draft-help = Как распределяются улучшения.
option-draft-rounds = в три раунда
option-draft-random = случайно
option-draft-snake = четыре змейкой, от одного отказаться
option-heavy_rain = Карты «Heavy Rain»
option-heavy_rain-help = Добавляет к сложным улучшения со сверхохлаждением, а в сезон — карту спонсора.
option-tunnel_vision = Карты «Tunnel Vision»
option-tunnel_vision-help = Добавляет к сложным улучшения с подтягиванием, а в сезон — карту спонсора.
option-season = Чемпионат
option-season-help = Сезон из нескольких гонок со спонсорами, прессой и очками. Гараж и погода входят в него.
option-season-off = одна гонка
option-season-1961 = 1961
option-season-1962 = 1962
option-season-1963 = 1963
option-season-1964 = 1964 (Heavy Rain)
option-season-1965 = 1965 (Tunnel Vision)
option-season-1966 = 1966 (Rocky Roads)
option-season-own = свой сезон
option-race_1 = Свой сезон: гонка 1
option-race_1-help = Событие этой гонки. Она проходит на трассе события.
option-race_2 = Свой сезон: гонка 2
option-race_2-help = Событие этой гонки. Она проходит на трассе события.
option-race_3 = Свой сезон: гонка 3
option-race_3-help = Событие этой гонки. Она проходит на трассе события.
option-race_4 = Свой сезон: гонка 4
option-race_4-help = Событие этой гонки. Она проходит на трассе события.
preset-base = Гонка
preset-base-help = Базовая игра: шесть машин на трассе США, без гаража и погоды.
preset-first_race = Первая гонка
preset-first_race-help = Один круг в США, чтобы освоиться.
preset-garage_weather = Гараж и погода
preset-garage_weather-help = Гонка со всеми улучшениями, погодой и состоянием дороги.
preset-heavy_rain = Heavy Rain
preset-heavy_rain-help = Гонка в Японии с затопленными делениями, погодой и всеми улучшениями вместе с улучшениями этой коробки.
preset-tunnel_vision = Tunnel Vision
preset-tunnel_vision-help = Гонка в Испании с туннелями, погодой и всеми улучшениями вместе с улучшениями этой коробки.
preset-championship = Чемпионат 1961
preset-championship-help = Первый сезон из коробки: три гонки со спонсорами, прессой и очками. Гараж и погода входят в него.
preset-hard = Самые трудные Легенды
preset-hard-help = Гонка со всеми улучшениями и погодой против Легенд — агрессивных и профессиональных, насколько возможно.

## Страница

page-tracks = Трассы
page-track-facts = { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
}, { $corners ->
    [one] { $corners } линия поворота
    [few] { $corners } линии поворотов
   *[many] { $corners } линий поворотов
}, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
}
page-cards = Карты
page-cars = Машины
page-weather-tokens = Погода
page-road-tokens = Состояние дороги
page-card-direct = Сыграть напрямую: { $card }
page-market = Рынок
page-upgrades = Улучшения
page-drop = Отказаться: { $card }
page-swap = Выставить на обмен: { $card }
page-season = Сезон
page-race = Гонка { $race } из { $races }: { $event }
page-total = Очки
page-sponsors = Карты спонсоров
page-owes = Осталось оплатить нагрева за карты: { $heat }
page-short = Не хватает нагрева на карты: нужно { $heat }.
