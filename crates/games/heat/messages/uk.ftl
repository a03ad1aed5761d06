# HEAT: рядки журналу, підказки, причини відмов, меню. Один каталог для термінала та сторінки.
# Місце на треку — поділка, рахуючи від фінішної лінії, і бік, як його бачить пілот.

## Карти

card-basic = { $value }
card-u0 = 0
card-u5 = 5
card-stress = «Стрес»
card-heat = «Турбо»
cards-none = немає карт
list = { $all }, { $next }
lines = { $all } { $next }
symbol-plus = символ + ×{ $count }
symbol-heat = турбо { $count }
symbol-plus-help = Символ +: відкривайте карти колоди, доки не вийде базова; вона додається до швидкості.
symbol-heat-help = Турбо: використайте стільки турбо на кроці реакції.

## Боліди й місця

racer-driver = { $seat-mine ->
    [yes] ви
   *[no] { $seat }
}
racer-legend = Легенда ({ $colour })
grid-empty = нікого
colour-any = будь-який
colour-black = чорний
colour-blue = синій
colour-green = зелений
colour-red = червоний
colour-silver = сріблястий
colour-yellow = жовтий
colour-orange = помаранчевий
colour-purple = фіолетовий
colour-white = білий
side-left = ліворуч
side-right = праворуч
place = поділка { $space } { $side }
way-free = { $moved }
way-blocked = { $moved } з { $spaces } (шлях зайнято)

## Підказки

prompt-gear = Виберіть передачу. Вона визначає, скільки карт ви зіграєте.
prompt-cards = { $count ->
    [one] Покладіть долілиць ще { $count } карту.
    [few] Покладіть долілиць ще { $count } карти.
   *[many] Покладіть долілиць ще { $count } карт.
}
prompt-commit = Натисніть «Готово» або скасуйте щось.
prompt-react = Реакція: охолоджуйте двигун, прискорюйтеся, використовуйте адреналін у будь-якому порядку, тоді — далі.
prompt-slipstream = Болід просто перед вами або поруч. Застосувати аеродинаміку?
prompt-discard = Скиньте те, чого не хочете залишати, тоді доберіть карти.

## Заголовки

brief-revealed = передача { $gear }: { $cards }
brief-cluttered = захаращена рука
brief-found = +{ $card }
brief-moved = { $moved ->
    [one] { $moved } клітинка
    [few] { $moved } клітинки
   *[many] { $moved } клітинок
}
brief-boosted = прискорення +{ $moved }
brief-adrenaline = адреналін +{ $moved }
brief-slipstream = аеродинаміка +{ $moved }
brief-blocked = шлях зайнято
brief-paid = −{ $heat } турбо
brief-spun-out = виліт із треку, поворот № { $corner }, стрес +{ $stress }
brief-finished = перетинає фінішну лінію
brief-placed = { $place } місце

## Журнал

told-grid = На старті, починаючи з першого місця: { $cars }.
told-round = Раунд { $round }.
told-gear-chosen = { $seat-mine ->
    [yes] Ви плануєте
   *[no] { $seat } планує
} передачу { $gear }.
told-card-laid = { $seat-mine ->
    [yes] Ви кладете
   *[no] { $seat } кладе
} долілиць: { $card }.
told-committed = { $seat-mine ->
    [yes] Ваш план готовий.
   *[no] { $seat }: план готовий.
}
told-gear-shifted = { $seat-mine ->
    [yes] Ваша передача: { $gear }.
   *[no] { $seat }: передача { $gear }.
}
told-retired = { $seat-mine ->
    [yes] Ви сходите
   *[no] { $seat } сходить
} із треку.
told-revealed = { $seat-mine ->
    [yes] Ви відкриваєте
   *[no] { $seat } відкриває
}: { $cards }.
told-cluttered = { $seat-mine ->
    [yes] У вас захаращена рука: болід стоїть на місці, тепер передача 1.
   *[no] { $seat }: захаращена рука, болід стоїть на місці, тепер передача 1.
}
told-thrown = { $seat-mine ->
    [yes] Ви відкриваєте і скидаєте
   *[no] { $seat } відкриває і скидає
}: { $card }.
told-found = { $seat-mine ->
    [yes] Ви відкриваєте
   *[no] { $seat } відкриває
}: { $card }.
told-found-none = { $seat-mine ->
    [yes] Ви не знаходите
   *[no] { $seat } не знаходить
} жодної базової карти.
told-legend-card = Відкрито карту Легенд { $card }.
told-moved = { $seat-mine ->
    [yes] Ви проїжджаєте
   *[no] { $seat } проїжджає
} { $way }, { $to }.
told-moved-boost = { $seat-mine ->
    [yes] Ви прискорюєтеся
   *[no] { $seat } прискорюється
} на { $way }, { $to }.
told-moved-adrenaline = { $seat-mine ->
    [yes] Ви використовуєте
   *[no] { $seat } використовує
} адреналін: { $way }, { $to }.
told-moved-slipstream = { $seat-mine ->
    [yes] Ви застосовуєте
   *[no] { $seat } застосовує
} аеродинаміку: { $way }, { $to }.
told-stayed = { $seat-mine ->
    [yes] Ви залишаєтеся
   *[no] { $seat } залишається
} на місці{ $spaces ->
    [0] {""}
   *[other] , шлях зайнято
}: { $to }.
told-legend-moved = { $car } проїжджає { $way }, { $to }.
told-legend-stayed = { $car } залишається на місці, шлях зайнято: { $to }.
told-legend-finished = { $car } перетинає фінішну лінію.
told-legend-placed = { $car } посідає { $place } місце.
told-cooled = { $seat-mine ->
    [yes] Ви охолоджуєте
   *[no] { $seat } охолоджує
} 1 турбо.
told-paid-shift = { $seat-mine ->
    [yes] Ви використовуєте
   *[no] { $seat } використовує
} { $heat } турбо: перемикання передачі.
told-paid-boost = { $seat-mine ->
    [yes] Ви використовуєте
   *[no] { $seat } використовує
} { $heat } турбо: прискорення.
told-paid-corner = { $seat-mine ->
    [yes] Ви використовуєте
   *[no] { $seat } використовує
} { $heat } турбо: поворот № { $corner }.
told-spun-out = { $seat-mine ->
    [yes] Ви вилітаєте
   *[no] { $seat } вилітає
} з треку: поворот № { $corner }. Повернення: { $to }. Стрес: +{ $stress }.
told-finished = { $seat-mine ->
    [yes] Ви перетинаєте
   *[no] { $seat } перетинає
} фінішну лінію.
told-reacted = { $seat-mine ->
    [yes] Ви закінчуєте
   *[no] { $seat } закінчує
} реакцію.
told-declined = { $seat-mine ->
    [yes] Ви обходитеся
   *[no] { $seat } обходиться
} без аеродинаміки.
told-kept = { $seat-mine ->
    [yes] Ви закінчуєте
   *[no] { $seat } закінчує
} скидання.
told-discarded = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
}: { $card }.
told-shuffled = { $seat-mine ->
    [yes] Ви перетасовуєте
   *[no] { $seat } перетасовує
} скид у нову колоду.
told-drew = { $seat-mine ->
    [yes] Ви добираєте
   *[no] { $seat } добирає
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
told-drew-cards = { $seat-mine ->
    [yes] Ви добираєте
   *[no] { $seat } добирає
}: { $cards }.
told-placed = { $seat-mine ->
    [yes] Ви посідаєте
   *[no] { $seat } посідає
} { $place } місце.
publicity-start = на старті
publicity-press = преса, поворот № { $corner }
publicity-event = подія
told-sponsor-used = { $seat-mine ->
    [yes] Ви витрачаєте
   *[no] { $seat } витрачає
}: { $card }.
told-heat-removed = { $seat-mine ->
    [yes] Ваше 1 турбо
   *[no] { $seat }: 1 турбо
} виходить із гри.
told-eliminated = { $seat-mine ->
    [yes] Ви вибуваєте
   *[no] { $seat } вибуває
} з перегонів.
told-scored = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за перегони, разом { $total }.

## Меню

choice-gear = передача { $gear }
choice-lay = зіграти
choice-commit = готово
choice-retire = зійти з треку
choice-cool = охолодити 1 турбо
choice-boost = прискоритися
choice-adrenaline = адреналін: ще 1 поділка
choice-end-react = далі
choice-slipstream = аеродинаміка: { $spaces ->
    [one] { $spaces } поділка
    [few] { $spaces } поділки
   *[many] { $spaces } поділок
}
choice-decline = без аеродинаміки
choice-discard = скинути
choice-end-discard = добрати карти

## Текстовий двійник

text-round = { $track }, { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
   *[many] { $laps } кіл
}. Раунд { $round }.
text-over = { $track }, { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
   *[many] { $laps } кіл
}. Перегони закінчено.
text-placed = { $place }. { $car }
text-car = { $car }: { $place }, коло { $lap }
text-driven = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
} ({ $colour })
text-forecast = Цей план: швидкість { $least }–{ $most }; найближче — { $near }, найдалі — { $far }. Турбо: перемикання { $shift }, карти { $cards }, повороти до { $heat }. Виліт: { $percent } %.
text-finished = на фініші
text-corner = поворот № { $corner }, ліміт { $limit }, поділок до нього: { $spaces }
text-driver = передача { $gear }, двигун { $engine }, рука { $hand }, стрес { $stress }, колода { $deck }, скид { $discard }
text-top = верхня карта скиду: { $card }
text-played = зіграно: { $cards }
text-cooldown = охолодження { $count }
text-boost = { $heat ->
    [0] прискорення: безкоштовно
   *[other] прискорення: { $heat } турбо
}
text-slipstream = аеродинаміка { $spaces }: { $to }
text-spins-out = Поки що все йде до вильоту з треку.
text-ahead = Попереду: { $all }
text-ahead-corner = поворот № { $corner } (ліміт { $limit }) через { $spaces }
text-ahead-finish = фінішна лінія через { $spaces }
text-adrenaline = У цьому раунді ви маєте адреналін.
text-gears = Передачі:
text-gear = { $gear } (охолодження { $cooldown }, { $heat ->
    [0] безкоштовно
   *[other] { $heat } турбо
}{ $cluttered ->
    [0] {""}
   *[other] ; захаращена рука: болід залишиться на місці
})
text-cluttered = Рука захаращена: болід залишиться на місці. { $shift ->
    [0] {""}
   *[other] Перемикання коштує { $shift } турбо.
}
text-ready = план готовий
text-speed = швидкість { $speed }
text-owed = поворот № { $corner }, ліміт { $limit }: { $heat } турбо
text-laid = Долілиць: { $cards }
text-hand = Ваші карти:

## Треки

track-usa = США
track-france = Франція
track-great_britain = Велика Британія
track-italy = Італія
track-japan = Японія
track-mexico = Мексика
track-spain = Іспанія
track-netherlands = Нідерланди
track-germany = Німеччина
track-south_africa = Південна Африка

## Сторінка

page-mat = Ваш планшет
page-gears = Ручка передач
page-gear-label = Передача { $gear }: { $gear ->
    [one] { $gear } карта
    [few] { $gear } карти
   *[many] { $gear } карт
}, охолодження { $cooldown }{ $heat ->
    [0] {""}
   *[other] , коштує { $heat } турбо
}
page-hand = Ваші карти
page-card-lay = Зіграти: { $card }
page-card-discard = Скинути: { $card }
page-card-cool = Охолодити: { $card }
page-engine = Двигун
page-deck = Колода
page-discard = Скид
page-plan = Карти долілиць
page-take-back = Повернути: { $card }
page-commit = Готово
page-retire = Зійти з треку
page-speed = Швидкість
page-reaches = Поділка
page-finish = фініш
page-shift = Передача
page-line = Поворот, ліміт { $limit }
page-spins-out = Виліт: { $percent } %
page-spins-out-sure = Ви вилетите з треку.
page-spins-out-now = Поки що все йде до вильоту з треку.
page-cluttered = Рука захаращена: болід залишиться на місці.
page-has-adrenaline = У цьому раунді ви маєте адреналін.
page-waiting = Чекаємо: { $names }.
page-cool = Охолодити ({ $left })
page-boost = { $heat ->
    [0] Прискорення (безкоштовно)
   *[other] Прискорення (−{ $heat })
}
page-adrenaline = Адреналін +1
page-end-react = Далі
page-slipstream = Аеродинаміка { $spaces }, до { $to }
page-decline = Без аеродинаміки
page-folly = Усе одно вилетіти?
page-price-spin-out = виліт
page-end-discard = Добрати карти
page-auto-pass = Пропускати кроки, де немає вибору
page-ahead = Що попереду
page-ahead-corner = { $spaces ->
    [one] { $spaces } поділка
    [few] { $spaces } поділки
   *[many] { $spaces } поділок
} до повороту з лімітом { $limit }
page-ahead-finish = { $spaces ->
    [one] { $spaces } поділка
    [few] { $spaces } поділки
   *[many] { $spaces } поділок
} до фінішу
page-standings = Становище
page-lap = Коло { $lap } з { $laps }
page-lap-short = коло { $lap }
page-round = Раунд { $round }
page-placed = місце зайнято
page-finished = фініш
page-behind = відстає на { $gap ->
    [one] { $gap } поділку
    [few] { $gap } поділки
   *[many] { $gap } поділок
}
page-gear = Передача
page-hand-size = Карт на руці
page-corner-help = Поворот { $number }, ліміт { $limit }. Хто перетинає його лінію швидше, платить різницю нагрівом.
page-driver-help = { $name }: передача { $gear }, нагрів у двигуні: { $engine }, карт у руці: { $hand }.
page-legend-help = { $name }: автоматичний гонщик. Карта легенди веде його від повороту до повороту.
page-ghost-help = { $kind ->
    [slipstream] Аеродинаміка: машина може проїхати до цієї клітинки.
    [least] Машина доїде щонайменше сюди; стрес може завести її далі.
   *[other] Машина доїде сюди.
}
page-engine-help = Нагрівом у двигуні платять за перемикання на дві передачі, прискорення та повороти.
page-deck-help = Ваша колода. Коли вона порожня, скид перемішують у нову.
page-discard-help = Зіграні карти та сплачений нагрів.
page-stress = Карт стресу
page-ready = план готовий
page-thinking = планує
page-turn-of = Їде { $name }
page-played = Зіграні карти
page-podium = П’єдестал
page-chart = Місця від раунду до раунду
page-card-calm = Скинути: { $card }

### Besides: what a single race without upgrades and weather says only to those who ask, or never

## Після кінця

figure-top-speed = Найбільша швидкість
figure-overtaken = Випереджено болідів
figure-slipstream = Поділок завдяки аеродинаміці
figure-heat = Використано турбо
figure-spin-outs = Вильотів із треку
figure-rounds-led = Раундів на першому місці
turning-lead = { $seat-mine ->
    [yes] У раунді { $round } ви виходите на перше місце й більше його не віддаєте.
   *[no] { $seat } виходить на перше місце в раунді { $round } і більше його не віддає.
}
turning-legend-lead = { $car } виходить на перше місце в раунді { $round } і більше його не віддає.
turning-season = { $seat-mine ->
    [yes] Ви на першому місці в сезоні
   *[no] { $seat } на першому місці в сезоні
} починаючи з перегонів № { $race }.
turning-legend-season = { $car } на першому місці в сезоні починаючи з перегонів № { $race }.
turning-photo = Щільний фініш: перше місце — { $first }, друге — { $second }. { $spaces ->
    [0] Вирішує лінія треку.
    [one] Різниця: { $spaces } поділка.
    [few] Різниця: { $spaces } поділки.
   *[many] Різниця: { $spaces } поділок.
}
turning-spin-out = { $seat-mine ->
    [yes] Ви вилітаєте
   *[no] { $seat } вилітає
} з треку: поворот № { $corner }, місце до вильоту — { $place }.
turning-longest = { $seat-mine ->
    [yes] Ви проїжджаєте
   *[no] { $seat } проїжджає
} { $spaces ->
    [one] { $spaces } поділку
    [few] { $spaces } поділки
   *[many] { $spaces } поділок
} у раунді { $round }: найдовший хід з усіх.

## Причини відмов

why-not-now = Зараз цього зробити не можна.
why-already-shifted = Передачу вже вибрано. Скасуйте вибір, щоб узяти іншу.
why-shift-first = Спершу виберіть передачу, тоді карти.
why-shift-too-long = Перемкнутися можна щонайбільше на 2 передачі.
why-shift-needs-heat = Перемикання на 2 передачі коштує 1 турбо, а двигун порожній.
why-flood-needs-heat = На затопленій поділці пониження передачі коштує на 1 турбо більше, ніж є у двигуні.
why-gear-not-filled = Для цієї передачі карт бракує, а для іншої вистачить.
why-laid-by-itself = Рука захаращена: карти викладено за вас.
why-heat-not-laid = Турбо грати не можна.
why-not-in-hand = Такої карти у вас на руці немає.
why-wrong-number = Зіграйте рівно стільки карт, скільки вимагає передача.
why-no-retiring = Зійти можна, лише коли хтось уже фінішував і якщо стіл це дозволяє.
why-clouds = Хмари над цим сектором не дають охолоджуватися.
why-no-cooldown = Охолодження в цьому ході більше немає.
why-no-heat-in-hand = У вас на руці немає турбо.
why-already-boosted = У цьому ході ви вже прискорювалися.
why-boost-needs-heat = Прискорення коштує 1 турбо, а двигун порожній.
why-not-last = Адреналін мають лише останні боліди раунду.
why-no-adrenaline = У цих перегонах адреналіну не має ніхто.
why-adrenaline-used = Додаткову поділку адреналіну ви вже використали.
why-no-such-slipstream = Виберіть одну із запропонованих аеродинамік.
why-slipstream-beyond-finish = Ця аеродинаміка завела б за фінішну лінію.
why-slipstream-gains-nothing = Ця аеродинаміка вас не зрушила б.
why-stress-not-discarded = Стрес скидати не можна.
why-heat-not-discarded = Турбо скидати не можна.
why-no-such-swap = Обміняти може лише той, хто вибирав першим: одне своє поліпшення на одне з тих, що залишилися на ринку.
why-not-owned = Такого поліпшення у вас немає.
why-no-such-value = На карті інші значення.
why-short = Спершу поверніть турбо у двигун або відмовтеся від оплати.
why-heat-is-owed = Турбо у двигуні потрібне, щоб оплатити карти.
why-no-cooldown-after-declaring = Після відмови від оплати охолодження немає.
why-in-tunnel = У тунелі з руки нічого не скидають.
why-no-stress-to-reduce = На руці немає стресу або нема чим його зняти.
why-not-salvaged = Вибрано достатньо карт, або такої карти у скиді немає.
why-no-super-cool = Надохолодження більше немає, або у скиді немає турбо.
why-nobody-to-draft = Підтягнутися нема до кого.
why-no-direct-play = Такої карти для прямого розігрування на руці немає.
why-direct-play-not-paid = Бракує турбо, щоб оплатити цю карту.
why-not-short = Вам вистачає турбо на всі карти.
why-not-kept = Виберіть карту, з якою вдасться оплатити найбільше карт.
why-duty-open = Спершу оплатіть карти й виконайте їхнє зношення.
why-no-refresh = Такої карти з оновленням в ігровій зоні немає.

## Підказки

because-number = { $number }
because-range = від { $least } до { $most }
because-sum = { $all } + { $next }
because-plan = Передача { $gear }, карти { $cards }: швидкість { $speed }, { $effect }.
because-cluttered = Рука захаращена: болід не зрушить на жодній передачі, ручка повернеться на 1-шу.
because-finishes = ви перетинаєте фінішну лінію
because-holds = поворот № { $corner } з лімітом { $limit } нічого не коштує
because-before = ви залишаєтеся перед поворотом № { $corner } (ліміт { $limit })
because-straight = до фінішу поворотів немає
because-costs = турбо за повороти — { $heat }, у двигуні — { $engine }
because-spins-out = турбо за повороти — { $heat }, у двигуні — { $engine }: це виліт із треку
because-risk = імовірність вильоту з треку — { $percent } %
because-retire = Переможець відомий, їхати далі ніхто не мусить.
because-cool = 1 турбо повертається; у двигуні буде { $engine }.
because-boost = Прискорення: швидкість { $speed }, турбо: { $heat }; { $effect }.
because-adrenaline = Поділка безкоштовно: швидкість { $speed }; { $effect }.
because-end-react = Поки що швидкість { $speed }: { $effect }.
because-decline = Ви залишаєтеся на місці, швидкість { $speed }: { $effect }.
because-slipstream = Безкоштовно { $spaces ->
    [one] { $spaces } поділка
    [few] { $spaces } поділки
   *[many] { $spaces } поділок
}, { $to }; швидкість залишається { $speed }, { $effect }.
because-discard = Без карти «{ $card }» ви доберете до { $count ->
    [one] { $count } нової карти
   *[many] { $count } нових карт
}.
because-end-discard = Ці карти варто залишити; ви доберете до { $count ->
    [one] { $count } карти
   *[many] { $count } карт
}.
prompt-pick = Візьміть одне поліпшення з ринку.
prompt-swap = Обміняйте одне своє поліпшення на одне з тих, що залишилися на ринку, або залиште всі.
prompt-drop = Відмовтеся від одного з чотирьох поліпшень.
prompt-consult = Механіки питають: на 1 турбо і 1 стрес більше чи на 1 кожного менше?
prompt-value = Виберіть значення: { $card }.
prompt-duty = Реакція: оплатіть карти турбо й виконайте їхнє зношення; охолоджуйтеся, прискорюйтеся й використовуйте інші символи в будь-якому порядку.
prompt-short = Бракує турбо на ваші карти. Поверніть турбо у двигун або відмовтеся від оплати.
prompt-salvage = Виберіть у своєму скиді карти для колоди (ще до { $count }), тоді — далі.
prompt-super-cool = Поверніть турбо зі скиду у двигун (ще до { $count }), тоді — далі.
prompt-keep = Виберіть карту, яку оплатите (залишилося вибрати: { $count }).
prompt-refresh = Покладіть карти з оновленням на верх колоди або йдіть далі.
because-pick = Найкраще для вас на ринку: { $card }.
because-swap = Вам корисніше { $card }, ніж { $own }.
because-keep-upgrades = На ринку немає нічого кращого за те, що у вас є: { $cards }.
because-drop = Решта три корисніші: { $cards }.
because-tune-more = Зайве 1 турбо у двигуні варте зайвого 1 стресу серед карт.
because-tune-fewer = На 1 стрес менше серед карт — це варте 1 турбо у двигуні.
because-accelerate = +{ $more } за символи + цього ходу: швидкість { $speed }; { $effect }.
because-direct = Понад передачу: { $card }, швидкість { $speed }.
because-value = Тоді швидкість { $speed }: { $effect }.
because-draft = Безкоштовно й просто за болід, { $to }; швидкість залишається { $speed }, { $effect }.
because-pay = { $card } коштує турбо: { $heat }; у двигуні залишиться { $engine }.
because-scrap = Цього вимагає { $card }: карти з верху колоди йдуть у скид, усього { $count }.
because-reduce-stress = 1 стрес іде з руки; залишається { $count }.
because-salvage = { $card } дає пошукати кращі карти у скиді; карт у ньому: { $count }.
because-super-cool = { $card } поверне зі скиду у двигун до { $count } турбо.
because-salvage-card = У колоді ця карта знову може прийти на руку: { $card }.
because-end-salvage = Решті краще залишатися у скиді.
because-end-super-cool = Турбо у двигуні: { $engine }, цього досить.
because-declare = За карти треба турбо: { $heat }, а у двигуні — { $engine }.
because-refresh = З верху колоди ця карта прийде наступною: { $card }.
because-end-refresh = Те, що прийде з колоди, краще за те, що можна покласти нагору.

## Карти

card-upgrade = { $part } { $number } ({ $face })
card-sponsor = { $name } ({ $face })
values = { $all }/{ $next }
part-four-wheel-drive = Повний привід
part-body = Кузов
part-brakes = Гальма
part-cooling-system = Система охолодження
part-rpm = Оберти
part-heat = Поліпшення «Турбо»
part-fuel = Пальне
part-gas-pedal = Педаль газу
part-suspension = Підвіска
part-tires = Шини
part-turbocharger = Нагнітач
part-wings = Антикрила
part-air-intake = Повітрозабірник
part-front-wing = Переднє антикрило
sponsor-1 = Спонсор: годинники
sponsor-2 = Спонсор: авіакомпанія
sponsor-3 = Спонсор: лимонад
sponsor-4 = Спонсор: бензин
sponsor-5 = Спонсор: гума
sponsor-6 = Спонсор: морозиво
sponsor-7 = Спонсор: фари
symbol-scrap = зношення { $count }
symbol-cooldown = охолодження { $count }
symbol-reduce-stress = зняття стресу { $count }
symbol-slipstream = аеродинаміка { $count }
symbol-salvage = повернення { $count }
symbol-super-cool = надохолодження { $count }
symbol-draft = підтягування { $count }
symbol-limit-up = ліміт +{ $count }
symbol-limit-down = ліміт −{ $count }
symbol-refresh = оновлення
symbol-direct = пряме розігрування
symbol-accelerate = розгін
symbol-scrap-help = Зношення: скиньте стільки карт із верху колоди.
symbol-cooldown-help = Охолодження: поверніть із руки у двигун до стількох карт турбо.
symbol-reduce-stress-help = Зняття стресу: скиньте з руки до стількох карт стресу.
symbol-slipstream-help = Аеродинаміка: ваша може бути на стільки поділок довша.
symbol-salvage-help = Повернення: перегляньте свій скид і затасуйте в колоду до стількох карт.
symbol-super-cool-help = Надохолодження: поверніть зі скиду у двигун до стількох карт турбо.
symbol-draft-help = Підтягування: проїдьте до стількох вільних поділок і станьте просто за болідом.
symbol-limit-up-help = Ліміт +: у цей хід ліміти ваших поворотів на стільки вищі.
symbol-limit-down-help = Ліміт −: у цей хід ліміти ваших поворотів на стільки нижчі.
symbol-refresh-help = Оновлення: наприкінці ходу цю карту можна покласти на верх колоди.
symbol-direct-help = Пряме розігрування: на кроці реакції цю карту можна зіграти з руки понад передачу.
symbol-accelerate-help = Розгін: +1 до швидкості за кожен символ + цього ходу.

## Погода й дорога

weather-cloudy = хмарно
weather-fog = туман
weather-storm = гроза
weather-snow = сніг
weather-rain = дощ
weather-sun = сонце
weather-cloudy-help = На 1 стрес менше. У секторах погоди ніхто не охолоджується.
weather-fog-help = У двигуні на 1 турбо більше. У секторах погоди аеродинаміка не починається.
weather-storm-help = На 1 стрес більше. У секторах погоди аеродинаміка +2.
weather-snow-help = У двигуні на 1 турбо менше. У секторах погоди охолодження +1.
weather-rain-help = 3 турбо з двигуна йдуть у колоду. У секторах погоди охолодження +1.
weather-sun-help = 3 турбо з двигуна йдуть у скид. У секторах погоди аеродинаміка +2.
road-limit-up = ліміт +1
road-limit-down = ліміт −1
road-overheat = перегрів
road-free-boost = безкоштовне прискорення
road-slipstream = аеродинаміка +1
road-weather = погода
road-limit-up-help = Ліміт цього повороту на 1 вищий.
road-limit-down-help = Ліміт цього повороту на 1 нижчий.
road-overheat-help = Перевищивши тут ліміт, ви використовуєте на 1 турбо більше.
road-free-boost-help = Прискорення, почате в цьому секторі, нічого не коштує.
road-slipstream-help = Аеродинаміка, почата в цьому секторі, може бути на 1 поділку довша.
road-weather-help = У цьому секторі діє погода.
road-at = поворот № { $corner }: { $road }
roads-none = немає

## Журнал

told-weather = Погода: { $weather }. Дорога: { $roads }.
told-legend-scored = { $car } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за перегони, разом { $total }.
told-market = Ринок: { $cards }.
told-picked = { $seat-mine ->
    [yes] Ви берете
   *[no] { $seat } бере
}: { $card }.
told-dealt = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
}: { $cards }.
told-swapped = { $seat-mine ->
    [yes] Ви обмінюєте
   *[no] { $seat } обмінює
}: { $own } → { $card }.
told-upgrades-kept = { $seat-mine ->
    [yes] Ви залишаєте
   *[no] { $seat } залишає
} всі поліпшення.
told-drop-chosen = { $seat-mine ->
    [yes] Ви відмовляєтеся
   *[no] { $seat } відмовляється
} від карти: { $card }.
told-dropped = { $seat-mine ->
    [yes] Ви відмовляєтеся
   *[no] { $seat } відмовляється
} від карти: { $card }.
told-tuned-more = { $seat-mine ->
    [yes] Ви стартуєте
   *[no] { $seat } стартує
}, узявши { $heat ->
    [0] на 1 стрес більше: турбо більше немає.
   *[other] на 1 турбо і 1 стрес більше.
}
told-tuned-fewer = { $seat-mine ->
    [yes] Ви стартуєте
   *[no] { $seat } стартує
}, узявши { $heat ->
    [0] на 1 стрес менше.
   *[other] на 1 турбо і 1 стрес менше.
}
told-value = { $seat-mine ->
    [yes] Ви вибираєте
   *[no] { $seat } вибирає
} значення { $value }: { $card }.
told-moved-draft = { $seat-mine ->
    [yes] Ви підтягуєтеся
   *[no] { $seat } підтягується
} на { $way }, { $to }.
told-moved-direct = { $seat-mine ->
    [yes] Ви граєте
   *[no] { $seat } грає
} напряму: рух на { $way }, { $to }.
told-moved-accelerate = { $seat-mine ->
    [yes] Ви розганяєтеся
   *[no] { $seat } розганяється
} на { $way }, { $to }.
told-paid-card = { $seat-mine ->
    [yes] Ви використовуєте
   *[no] { $seat } використовує
} { $heat } турбо: { $card }.
told-scrapped = { $seat-mine ->
    [yes] Зношення: у скид іде { $card }.
   *[no] { $seat }: зношення, у скид іде { $card }.
}
told-scrap-used = { $seat-mine ->
    [yes] Ви виконуєте
   *[no] { $seat } виконує
} зношення: { $card }.
told-stress-reduced = { $seat-mine ->
    [yes] Ви знімаєте
   *[no] { $seat } знімає
} 1 стрес.
told-pile-opened = { $seat-mine ->
    [yes] Ви переглядаєте
   *[no] { $seat } переглядає
} свій скид: { $card }.
told-salvaged = { $seat-mine ->
    [yes] Ви повертаєте
   *[no] { $seat } повертає
} карту в колоду.
told-salvaged-card = { $seat-mine ->
    [yes] Ви повертаєте
   *[no] { $seat } повертає
} в колоду: { $card }.
told-salvage-ended = { $seat-mine ->
    [yes] Ви закінчуєте
   *[no] { $seat } закінчує
} повернення.
told-deck-shuffled = { $seat-mine ->
    [yes] Ви перетасовуєте
   *[no] { $seat } перетасовує
} колоду.
told-super-cooled = { $seat-mine ->
    [yes] Ви повертаєте
   *[no] { $seat } повертає
} 1 турбо зі скиду у двигун.
told-super-cool-ended = { $seat-mine ->
    [yes] Ви закінчуєте
   *[no] { $seat } закінчує
} надохолодження.
told-direct = { $seat-mine ->
    [yes] Ви граєте
   *[no] { $seat } грає
} напряму: { $card }.
told-unpayable = { $seat-mine ->
    [yes] Вам бракує турбо на карти.
   *[no] { $seat }: бракує турбо на карти.
} Повернення: { $to }.
told-replaced = { $seat-mine ->
    [yes] Вашу карту не оплачено
   *[no] { $seat }: карту не оплачено
} ({ $card }), її заміняє символ +.
told-refreshed = { $seat-mine ->
    [yes] Ви кладете
   *[no] { $seat } кладе
} на верх колоди: { $card }.
told-refresh-ended = { $seat-mine ->
    [yes] Ви закінчуєте
   *[no] { $seat } закінчує
} оновлення.
told-race = Перегони { $race }: { $event }, { $track }. { $help }
told-sponsors = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
} { $count ->
    [one] { $count } карту спонсора
    [few] { $count } карти спонсорів
   *[many] { $count } карт спонсорів
} ({ $why }).
told-sponsor-cards = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
}: { $cards } ({ $why }).

## Меню

choice-pick = узяти
choice-swap = обміняти: { $card }
choice-swap-for = → { $card }
choice-keep-upgrades = залишити всі поліпшення
choice-drop = відмовитися
choice-tune-more = на 1 турбо і 1 стрес більше
choice-tune-fewer = на 1 турбо і 1 стрес менше
choice-value = значення { $value }
choice-pay = оплатити
choice-scrap = виконати зношення
choice-reduce-stress = зняти 1 стрес
choice-salvage = переглянути скид для повернення
choice-salvage-card = повернути в колоду
choice-end-salvage = закінчити повернення
choice-super-cool = надохолодження
choice-super-cool-heat = повернути 1 турбо у двигун
choice-end-super-cool = закінчити надохолодження
choice-draft = підтягнутися до боліда
choice-direct = зіграти напряму
choice-accelerate = розігнатися
choice-declare = відмовитися від оплати
choice-keep = оплатити
choice-refresh = на верх колоди
choice-end-refresh = закінчити оновлення

## Текстовий двійник

text-weather = Погода: { $weather }. Дорога: { $roads }.
text-sponsors = { $count ->
    [one] { $count } карта спонсора
    [few] { $count } карти спонсорів
   *[many] { $count } карт спонсорів
}
text-short = Без охолодження турбо на ці карти не вистачить.
text-garage = { $track }, { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
   *[many] { $laps } кіл
}. Перед перегонами.
text-market = Ринок:
text-upgrades = { $seat-mine ->
    [yes] Ваші поліпшення
   *[no] { $seat }
}: { $cards }
text-season = Сезон, перегони { $race } з { $races }: { $event }
text-race-ahead = Перегони { $race }: { $event }, { $track }. { $help }
text-press = Преса в поворотах: { $corners }
text-points = Очки:
text-points-of = { $car } { $points }
text-debt = оплатити за карти: { $heat } турбо
text-pile = Скид:

## Підрахунок очок

sheet-race = перегони
sheet-race-1 = перегони 1
sheet-race-2 = перегони 2
sheet-race-3 = перегони 3
sheet-race-4 = перегони 4

## Карти подій

event-none = немає перегонів
event-none-help = Цих перегонів не буде.
event-grandstand = Трибуна
event-grandstand-help = Перші три боліди, що завершують коло 1, приносять своїм пілотам по 1 карті спонсора.
event-speed_record = Рекорд швидкості
event-speed_record-help = Хід зі швидкістю 15 або більше приносить 1 карту спонсора.
event-drivers_strike = Страйк пілотів
event-drivers_strike-help = На коло менше. Переможець отримує на 2 очки більше.
event-restrictions_lifted = Зняття обмежень
event-restrictions_lifted-help = У кожному двигуні на 1 турбо більше.
event-record_crowds = Рекорд глядачів
event-record_crowds-help = На коло більше. Розмір руки 8.
event-corruption = Корупція
event-corruption-help = Місця 1, 2 і 3 приносять на 1 очко більше.
event-title_sponsor = Титульний спонсор
event-title_sponsor-help = Особливого правила немає.
event-live_television = Прямий ефір
event-live_television-help = Обгін трьох або більше болідів за раунд приносить 1 карту спонсора.
event-safety_regulations = Правила безпеки
event-safety_regulations-help = Кожен пілот має на 2 турбо і 1 стрес менше. Розмір руки 6.
event-future_unknown = Невідоме майбутнє
event-future_unknown-help = Кожен пілот має на 1 стрес більше. У разі вильоту ви вибуваєте з перегонів і отримуєте 0 очок.
event-going_global = Вихід у світ
event-going_global-help = Поворот із пресою приносить 2 карти спонсорів замість 1.
event-turbulent_winds = Поривчастий вітер
event-turbulent_winds-help = Аеродинаміка лише на передачі 3 або 4.
event-chicanes = Шикани
event-chicanes-help = На кроці скидання можна скинути турбо.
event-sudden_rain = Раптовий дощ
event-sudden_rain-help = Адреналіну не має ніхто.
event-hold_on_tight = Тримайся міцно
event-hold_on_tight-help = За хід можна скинути щонайбільше 1 карту.
event-smile_and_wave = Усміхаємося й махаємо
event-smile_and_wave-help = Преса платить лише тим, хто їде повільніше за ліміт повороту.
event-tunnel_vision = Тунельний зір
event-tunnel_vision-help = На кроці скидання можна скинути стрес.
event-pressure_cooker = Скороварка
event-pressure_cooker-help = На коло більше. Кожне завершене коло прибирає з гри 1 ваше турбо.
event-tight_maneuvers = Тісні маневри
event-tight_maneuvers-help = Будь-яка аеродинаміка на 1 поділку коротша.
event-smooth_start = Плавний старт
event-smooth_start-help = Ваш стрес починає перегони у скиді.
event-crowd_goes_wild = Натовп шаленіє
event-crowd_goes_wild-help = На кожному колі перші два боліди за лінією повороту B приносять своїм пілотам по 1 карті спонсора.
event-consulting_mechanics = Порада механіків
event-consulting_mechanics-help = Перед перегонами кожен пілот бере на 1 турбо і 1 стрес більше або на 1 кожного менше.

## Налаштування

option-track = Трек
option-track-help = Де відбуваються окремі перегони; сезон має свої треки. У Японії є затоплені поділки, в Іспанії — тунелі.
option-laps = Кола
option-laps-help = Скільки кіл проїжджають; 0 — стільки, скільки вказано на полі. Для перших перегонів добре одне коло в США.
option-cars = Боліди
option-cars-help = Скільки болідів на старті разом із болідами пілотів. Решта — Легенди, вони їдуть без гравців; зазвичай болідів шість.
option-aggressive = Агресивні Легенди
option-aggressive-help = Легенда, що починає хід на поділці з шевроном, може перетнути на одну лінію повороту більше.
option-pro = Професійні Легенди
option-pro-help = На стільки більший номер на шоломі кожної Легенди.
option-weather = Погода і стан дороги
option-weather-help = Жетон погоди змінює старт для всіх, а кожен поворот отримує жетон дороги.
option-retire = Схід із треку
option-retire-help = Коли хтось фінішував, решта може зійти й посісти останні місця.
option-colour_1 = Колір місця 1
option-colour_1-help = Колір боліда на цьому місці. Двоє пілотів не можуть мати однаковий; «будь-який» — перший вільний.
option-colour_2 = Колір місця 2
option-colour_2-help = Колір боліда на цьому місці. Двоє пілотів не можуть мати однаковий; «будь-який» — перший вільний.
option-colour_3 = Колір місця 3
option-colour_3-help = Колір боліда на цьому місці. Двоє пілотів не можуть мати однаковий; «будь-який» — перший вільний.
option-colour_4 = Колір місця 4
option-colour_4-help = Колір боліда на цьому місці. Двоє пілотів не можуть мати однаковий; «будь-який» — перший вільний.
option-colour_5 = Колір місця 5
option-colour_5-help = Колір боліда на цьому місці. Двоє пілотів не можуть мати однаковий; «будь-який» — перший вільний.
option-colour_6 = Колір місця 6
option-colour_6-help = Колір боліда на цьому місці. Двоє пілотів не можуть мати однаковий; «будь-який» — перший вільний.
option-handicap_1 = Фора місця 1
option-handicap_1-help = На скільки менше турбо на старті в досвідченого пілота на цьому місці.
option-handicap_2 = Фора місця 2
option-handicap_2-help = На скільки менше турбо на старті в досвідченого пілота на цьому місці.
option-handicap_3 = Фора місця 3
option-handicap_3-help = На скільки менше турбо на старті в досвідченого пілота на цьому місці.
option-handicap_4 = Фора місця 4
option-handicap_4-help = На скільки менше турбо на старті в досвідченого пілота на цьому місці.
option-handicap_5 = Фора місця 5
option-handicap_5-help = На скільки менше турбо на старті в досвідченого пілота на цьому місці.
option-handicap_6 = Фора місця 6
option-handicap_6-help = На скільки менше турбо на старті в досвідченого пілота на цьому місці.
option-garage = Гараж
option-garage-help = Замість початкових поліпшень пілоти вибирають по три з гаража.
option-garage-off = немає
option-garage-basic = базові поліпшення
option-garage-advanced = складні поліпшення
option-garage-both = усі поліпшення
option-draft = Вибір поліпшень
option-draft-help = Як розподіляються поліпшення.
option-draft-rounds = у три раунди
option-draft-random = випадково
option-draft-snake = чотири змійкою, від одного відмовитися
option-heavy_rain = Карти «Heavy Rain»
option-heavy_rain-help = Додає до складних поліпшення з надохолодженням, а в сезон — карту спонсора.
option-tunnel_vision = Карти «Tunnel Vision»
option-tunnel_vision-help = Додає до складних поліпшення з підтягуванням, а в сезон — карту спонсора.
option-season = Чемпіонат
option-season-help = Сезон із кількох перегонів зі спонсорами, пресою та очками. Гараж і погода входять до нього.
option-season-off = одні перегони
option-season-1961 = 1961
option-season-1962 = 1962
option-season-1963 = 1963
option-season-1964 = 1964 (Heavy Rain)
option-season-1965 = 1965 (Tunnel Vision)
option-season-1966 = 1966 (Rocky Roads)
option-season-own = власний сезон
option-race_1 = Власний сезон: перегони 1
option-race_1-help = Подія цих перегонів. Вони відбуваються на треку події.
option-race_2 = Власний сезон: перегони 2
option-race_2-help = Подія цих перегонів. Вони відбуваються на треку події.
option-race_3 = Власний сезон: перегони 3
option-race_3-help = Подія цих перегонів. Вони відбуваються на треку події.
option-race_4 = Власний сезон: перегони 4
option-race_4-help = Подія цих перегонів. Вони відбуваються на треку події.
preset-base = Перегони
preset-base-help = Базова гра: шість машин на трасі США, без гаража й погоди.
preset-first_race = Перші перегони
preset-first_race-help = Одне коло в США, щоб освоїтися.
preset-garage_weather = Гараж і погода
preset-garage_weather-help = Перегони з усіма поліпшеннями, погодою і станом дороги.
preset-heavy_rain = Heavy Rain
preset-heavy_rain-help = Перегони в Японії із затопленими поділками, погодою і всіма поліпшеннями разом із поліпшеннями цієї коробки.
preset-tunnel_vision = Tunnel Vision
preset-tunnel_vision-help = Перегони в Іспанії з тунелями, погодою і всіма поліпшеннями разом із поліпшеннями цієї коробки.
preset-championship = Чемпіонат 1961
preset-championship-help = Перший сезон із коробки: троє перегонів зі спонсорами, пресою та очками. Гараж і погода входять до нього.
preset-hard = Найважчі Легенди
preset-hard-help = Перегони з усіма поліпшеннями й погодою проти Легенд — агресивних і професійних, наскільки можливо.

## Сторінка

page-tracks = Треки
page-track-facts = { $spaces ->
    [one] { $spaces } поділка
    [few] { $spaces } поділки
   *[many] { $spaces } поділок
}, { $corners ->
    [one] { $corners } лінія повороту
    [few] { $corners } лінії поворотів
   *[many] { $corners } ліній поворотів
}, { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
   *[many] { $laps } кіл
}
page-cards = Карти
page-cars = Боліди
page-weather-tokens = Погода
page-road-tokens = Стан дороги
page-card-direct = Зіграти напряму: { $card }
page-market = Ринок
page-upgrades = Поліпшення
page-drop = Відмовитися: { $card }
page-swap = Виставити на обмін: { $card }
page-season = Сезон
page-race = Перегони { $race } з { $races }: { $event }
page-total = Очки
page-sponsors = Карти спонсорів
page-owes = Залишилося оплатити турбо за карти: { $heat }
page-short = Бракує турбо на карти: треба { $heat }.
