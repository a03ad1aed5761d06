# Steampunk Rally: рядки журналу, підказки, причини відмов, меню.

## Підказки

prompt-inventor = Оберіть винахідника.
prompt-shortage = Бракує карт ({ $deck }): скидайте такі карти, доки у вас не лишиться чотири.
prompt-pick = Оберіть карту з руки.
prompt-use = Використайте обрану карту: збудуйте, скиньте заради кубиків чи шестерень або відкладіть.
prompt-use-drawn = Використайте витягнуту частину: збудуйте або скиньте заради кубиків чи шестерень.
prompt-boosts = Ваша черга підсилень: грайте будь-які або завершіть.
prompt-vent = Випаровування: шестерня знімає два очки з кубиків у ваших відсіках.
prompt-race = Перегони: виставляйте кубики, гасіть лампочку, витрачайте шестерні або завершіть.
prompt-damage = Шкала нижче нуля: втратьте частину (ще винні: { $count }).
prompt-explode = Віддавати більше нічого: полагодьте машину або завершіть — і вона вибухне.
prompt-damage-done = Ви нічого не винні. Завершіть, коли захочете.
prompt-storage = Кінець раунду: покладіть у сховище кубики, які хочете зберегти.
prompt-batch = Застосуйте наступний ефект.
prompt-way = Яким шляхом на розвилці?
prompt-glacier = Льодовик: віддайте кубик ({ $colour }) або прийміть місцевість.
prompt-breakdown = Поломка: оберіть частину, яку втратите.
prompt-discard-die = Можете повернути кубик із відсіку ({ $colour }).
prompt-discard-any = Можете повернути з відсіку кубик будь-якого кольору.
prompt-placing = Потужність { $power }, ефектів: { $times }. Додайте кубик, запустіть або заберіть.
prompt-put = Покладіть підняту карту або відмовтеся від неї.
prompt-hanging = Частини ні на чому не тримаються: приєднайте їх; що лишиться висіти, буде втрачено.
prompt-rearranging = Переставляйте карти (ще можна підняти: { $moves }), потім закінчіть.
prompt-answer = { $seat } грає проти вас: { $boost }. Відповісте?
prompt-set-dice = Зробіть кубики запасу шістками (лишилося: { $count }).
prompt-refresh = Оберіть частину, яка віддасть свої кубики.
prompt-draw = З якої колоди тягнете частину?

## Журнал

told-inventor = { $seat } — { $inventor }.
told-round = Раунд { $round }.
told-last-round = Раунд { $round }, останній.
told-shuffled = Колоду й скид перемішано: { $deck }.
told-drew = { $seat } бере руку.
told-drew-cards = { $seat } бере: { $cards }.
told-passed-clockwise = Руки передають за годинниковою стрілкою.
told-passed-counter = Руки передають проти годинникової стрілки.
told-received = { $seat } отримує руку.
told-received-cards = { $seat } отримує: { $cards }.
told-picked = { $seat } зробив вибір.
told-picked-card = { $seat } обирає: { $card }.
told-constructed = { $seat } будує: { $card }, { $cell }.
told-power = { $seat } скидає { $card } заради кубиків: { $colour }.
told-card-for-cogs = { $seat } скидає { $card } заради шестерень: { $cogs }.
told-stashed = { $seat } відкладає підсилення.
told-stashed-card = { $seat } відкладає: { $card }.
told-part-drawn = { $seat } тягне частину: { $deck }.
told-part-drawn-card = { $seat } тягне: { $card }.
told-given-up = { $seat } відмовляється від частини: { $card }.
told-loose = { $card } гравця { $seat } ні на чому не тримається і втрачається.
told-lost-breakdown = Поломка: { $seat } втрачає { $card }.
told-lost-damage = { $seat } втрачає через пошкодження: { $card }.
told-lost-explosion = { $card } гравця { $seat } відлітає під час вибуху.
told-lost-shortage = { $seat } скидає { $card }: у колоді мало карт.
told-boost-discarded = { $seat } скидає з відкладених: { $card }.
told-boost = { $seat } грає: { $card }.
told-boost-on = { $seat } грає проти { $on }: { $card }.
told-struck = { $card } від { $from } дістає { $seat }.
told-warded = { $seat } під захистом: { $card } не діє.
told-not-answered = { $seat } не відповідає на { $card }.
told-boost-ended = { $card } гравця { $seat } більше не діє.
told-stolen = { $seat } забирає у { $from } шестерні: { $cogs }.
told-vented = { $seat } випаровує в { $card }: { $from } → { $to }.
told-vented-out = { $seat } випаровує кубик: { $card }.
told-all-vented = Усі кубики у відсіках { $seat } втрачають очки: { $pips }.
told-rolled = { $seat } кидає: { $dice }.
told-rerolled = { $seat } перекидає кубик ({ $colour }): { $from } → { $to }.
told-raised = { $seat } піднімає кубик ({ $colour }): { $from } → { $to }.
told-set-to-six = { $seat } перетворює { $from } на шістку ({ $colour }).
told-placed = { $seat } ставить { $value }: { $card }.
told-taken-back = { $seat } забирає кубики: { $card }.
told-fired = { $seat } запускає { $card }: потужність { $power }, ефектів: { $times }.
told-bulb-off = { $seat } гасить лампочку.
told-bulb-on = Лампочка { $seat } знову горить.
told-refreshed = { $card } гравця { $seat } знову готова.
told-group = { $seat } обирає для { $card }: { $group }.
told-began = { $seat } застосовує: { $effect }.
told-skipped = Для { $seat } це нічого не дає: { $effect }.
told-gained = { $seat } отримує кубик ({ $colour }): { $value }.
told-gained-unrolled = { $seat } отримує кубик ({ $colour }).
told-die-discarded = { $seat } прибирає { $value }: { $card }.
told-declined-discard = { $seat } не прибирає кубик.
told-declined-set = { $seat } більше не змінює кубики.
told-declined-glacier = { $seat } не платить за льодовик.
told-moved = { $seat } їде на поле { $space }.
told-moved-smooth = { $seat } плавно рухається на поле { $space }.
told-fell-back = { $seat } відкинутий на поле { $space }.
told-fell-from-jump = { $seat } падає з трампліна на поле { $space }.
told-crossed = { $seat } перетинає лінію: раунд { $round } — останній.
told-gauge-fell = { $seat } отримує пошкодження: шкала { $gauge }.
told-broke-down = Машина { $seat } ламається.
told-gauge-rose = Шкала { $seat } піднімається до { $gauge }.
told-cogs = { $seat } отримує шестерні: { $cogs }.
told-exploded = Машина { $seat } вибухає!
told-glacier-paid = { $seat } топить льодовик кубиком { $value } ({ $colour }).
told-crowd = Натовп дивиться на { $seat } (відкритих клапанів: { $valves }) і забирає шестерні: { $cogs }.
told-cog-paid = { $seat } платить шестерню за кубик ({ $colour }).
told-die-paid = { $seat } віддає за випробування { $value } ({ $colour }).
told-rearranging = { $seat } перебудовує машину.
told-lifted = { $seat } піднімає: { $card }.
told-put = { $seat } кладе { $card }: { $cell }.
told-arranged = Машину { $seat } складено наново.
told-withdrawn = { $seat } забирає назад: { $card }.
told-rearranged = { $seat } закінчив перестановку.
told-stored = { $seat } зберігає кубик: { $card }.
told-done = { $seat } готовий.
told-token-clockwise = Жетон напрямку перевернуто: за годинниковою стрілкою.
told-token-counter = Жетон напрямку перевернуто: проти годинникової стрілки.
told-won = Перегони виграно: { $winners }.
winner = { $seat }

## Кроки і фази

phase-inventors = Вибір винахідників.
phase-shortage = У колоді мало карт: { $deck }.
phase-pick = Драфт: вибір карти.
phase-use = Драфт: використання карти.
phase-boosts = Випаровування: { $seat } може грати підсилення.
phase-vent = Фаза випаровування.
phase-race = Фаза перегонів.
phase-race-turn = Фаза перегонів: хід { $seat }.
phase-damage = Фаза пошкоджень.
phase-storage = Кінець раунду.
phase-over = Перегони завершено.

## Відмови

why-not-now = Не зараз.
why-is-done = Ви вже завершили; спершу скасуйте це.
why-batch-first = Спершу треба застосувати розпочаті ефекти.
why-placement-first = Спершу запустіть виставлені кубики або заберіть їх.
why-rearranging-first = Спершу закінчіть перестановку.
why-answer-first = Спершу дайте відповідь на підсилення.
why-inventor-taken = Цього винахідника вже зайнято.
why-not-in-hand = Цієї карти немає у вас у руці.
why-no-part = Підсилення не можна збудувати.
why-no-boost = Відкладати можна лише підсилення.
why-not-joined = Тут частина ні з чим не зʼєднається.
why-no-room = У машині більше немає місця.
why-no-need-to-rearrange = Досить і звичайного місця, або розстановку не знайдено.
why-not-offered = У куті карти цього немає.
why-other-deck = Карта не з цієї колоди.
why-no-such-part = Такої частини немає.
why-no-such-die = Такого кубика немає.
why-not-stashed = Цього підсилення у вас не відкладено.
why-wrong-phase = Це підсилення — для іншої фази.
why-wrong-target = Підсиленню потрібна інша ціль або жодна.
why-leading = Лідер не може це зіграти.
why-no-answer = Цим підсиленням не відповідають.
why-no-cogs = У вас немає шестерень.
why-nothing-to-vent = У відсіку немає такого кубика; збережені кубики не випаровуються.
why-already-six = Більше шістки не буває.
why-not-rolled = Кубик не кинуто.
why-takes-no-dice = Ця карта не приймає кубики.
why-no-free-slot = Усі відсіки зайняті.
why-star-spent = Зірка спрацьовує раз за фазу.
why-one-die-for-star = Зірці потрібен один кубик.
why-other-part = Частини запускають по одній.
why-nothing-placed = Кубики не виставлено.
why-too-weak = Потужності не вистачає до індикатора.
why-bulb-is-off = Лампочку погашено.
why-no-such-effect = Такого ефекту не лишилося.
why-no-such-group = Такої групи немає.
why-cannot-decline = Від цього не можна відмовитися.
why-no-such-way = Дорога туди не веде.
why-no-challenge = Тут немає такого випробування.
why-not-at-rest = Спершу закінчіть рух.
why-pony-used = Паровий поні — раз за гру.
why-nothing-owed = Ви не повинні втрачати частини.
why-parts-owed = Ви ще повинні втратити частини.
why-cockpit = Від кабіни не відмовляються.
why-nothing-to-rearrange = Нема чого переставляти, або ви вже переставляли на цьому кроці.
why-nothing-lifted = Карту не піднято.
why-card-lifted = Спершу покладіть підняту карту.
why-cell-not-free = Місце зайняте або задалеко.
why-no-moves-left = У цій перестановці більше не можна піднімати карти.
why-new-part-loose = Нова частина ні на чому не тримається.
why-parts-loose = Частини лежать окремо: приєднайте їх або відмовтеся від них.
why-no-storage = Для такого кубика немає сховища.

## Вибір

choice-construct = збудувати
choice-construct-rearranged = збудувати, переставивши машину
choice-power = взяти кубики: { $colour }
choice-cogs = взяти шестерні
choice-stash = відкласти
choice-discard = скинути
choice-play = зіграти підсилення
choice-on = проти { $seat }
choice-answer = відповісти
choice-no-answer = не відповідати
choice-vent = зняти очко
choice-reroll = перекинути за шестерню
choice-raise = підняти за шестерню
choice-place = виставити кубик
choice-take-back = забрати кубики
choice-fire = запустити
choice-switch-off = погасити лампочку
choice-discard-die = прибрати кубик
choice-decline = відмовитися
choice-way = на поле { $space }
choice-glacier = віддати кубик за льодовик
choice-terrain = прийняти місцевість
choice-pay-cog = шестерню за кубик
choice-pay-die = віддати кубик за випробування
choice-set = зробити шісткою
choice-refresh = оновити
choice-draw = тягнути
choice-lose = втратити
choice-rearrange = переставити машину
choice-lift = підняти
choice-put = покласти
choice-give-up = відмовитися від карти
choice-withdraw = забрати нову частину
choice-arrange = розставити за мене
choice-end-rearranging = закінчити перестановку
choice-store = зберегти кубик
choice-done = готово
choice-part = карта { $number }
choice-cell = { $cell }
choice-die = { $colour }: { $value }
choice-value = { $value }

## Слова

colour-steam = пара
colour-heat = вогонь
colour-electric = електрика
deck-gold = золота
deck-silver = срібна
deck-copper = мідна
deck-black = підсилення
effect-motion = рух
effect-smooth = плавний рух
effect-reinforce = зміцнення
effect-damage = пошкодження
effect-cog = шестерня
effect-gain-steam = кубик пари
effect-gain-heat = кубик вогню
effect-gain-electric = кубик електрики
effect-discard-steam = прибрати кубик пари
effect-discard-heat = прибрати кубик вогню
effect-discard-electric = прибрати кубик електрики
effect-discard-any = прибрати кубик
effect-times = { $effect } ×{ $count }
list = { $all }, { $next }
nothing = нічого
space = { $tile }, поле { $number }

## Текстове поле

text-round = Раунд { $round }, жетон { $direction }. Карт у колодах: { $decks }.
text-clockwise = за годинниковою стрілкою
text-counter = проти годинникової стрілки
text-seat = { $seat } ({ $inventor }): { $space }; шкала { $gauge }, шестерні { $cogs }, лампочка { $bulb }, кубики { $pool }, відкладено { $stash }; { $state }
text-no-inventor = { $seat } ще без винахідника.
text-bulb-on = горить
text-bulb-off = погашена
text-busy = думає
text-waits = чекає
text-hand = Рука:
text-stash = Відкладено:

## Налаштування

option-track = Траса
option-track-help = Якими боками догори лежать фрагменти.
option-track-alps = Альпи
option-track-skyrail = Підвісний трек
option-inventors = Винахідники
option-inventors-help = Кожен обирає сам, або їх роздають.
option-inventors-choose = обирають
option-inventors-deal = роздають
option-first_races_in_turn = Перші перегони по черзі
option-first_races_in_turn-help = У перших двох раундах гравці їдуть одне за одним.
option-middle_1 = Перший середній фрагмент
option-middle_1-help = За жеребом або один із пʼяти.
option-middle_1-lot = за жеребом
option-middle_1-m1 = фрагмент 1
option-middle_1-m2 = фрагмент 2
option-middle_1-m3 = фрагмент 3
option-middle_1-m4 = фрагмент 4
option-middle_1-m5 = фрагмент 5
option-middle_2 = Другий середній фрагмент
option-middle_2-help = За жеребом або один із пʼяти.
option-middle_2-lot = за жеребом
option-middle_2-m1 = фрагмент 1
option-middle_2-m2 = фрагмент 2
option-middle_2-m3 = фрагмент 3
option-middle_2-m4 = фрагмент 4
option-middle_2-m5 = фрагмент 5
option-middle_3 = Третій середній фрагмент
option-middle_3-help = За жеребом або один із пʼяти.
option-middle_3-lot = за жеребом
option-middle_3-m1 = фрагмент 1
option-middle_3-m2 = фрагмент 2
option-middle_3-m3 = фрагмент 3
option-middle_3-m4 = фрагмент 4
option-middle_3-m5 = фрагмент 5
option-tokens = Жетони випробувань
option-tokens-help = Скільки їх викладають на трасу за жеребом. Радять не більше трьох; жетон на одній гілці робить гілки нерівними.
option-pause_on_pass = Зупинки на випробуваннях
option-pause_on_pass-help = Чи можна зупинитися на випробуванні посеред руху.
option-pause_on_pass-yes = можна
option-pause_on_pass-no = не можна
option-round_limit = Межа раундів
option-round_limit-help = Гра закінчується після стількох раундів; 0 — без межі.
sheet-spaces = Поля від старту
sheet-parts = Частини

## Карти, винахідники, фрагменти

gold-arachnolegs = Павучі ноги
gold-penny-farthing = Пенні-фартинг
gold-aerostat = Аеростат
gold-hover-jets = Ширяльні сопла
gold-rocket-boosters = Ракетні прискорювачі
gold-ion-thrusters = Іонні двигуни
gold-propeller = Пропелер
gold-locomotive-front = Ніс локомотива
gold-caterpillar-tracks = Гусениці
gold-magnetic-monowheel = Магнітне моноколесо
gold-pulse-jet = Пульсуюче сопло
gold-ornithopter-wings = Крила орнітоптера
gold-kite-sail = Зміїне вітрило
gold-spring-stilts = Пружинні ходулі
silver-boiler = Котел
silver-steam-dynamo = Парова динамо
silver-arc-furnace = Дугова піч
silver-thermopile = Термобатарея
silver-electrolysis-tank = Бак електролізу
silver-coal-burner = Вугільний пальник
silver-leyden-bank = Лейденська батарея
silver-pressure-accumulator = Акумулятор тиску
silver-fire-chest = Вогняна скриня
silver-compound-engine = Компаунд-машина
silver-galvanic-cell = Гальванічний елемент
silver-condenser = Конденсатор
silver-flash-boiler = Прямоточний котел
silver-induction-coil = Індукційна котушка
copper-gyrostat = Гіростат
copper-blast-pipe = Дуттьова труба
copper-heat-sink = Тепловідвід
copper-steam-vent = Паровий клапан
copper-riveted-plating = Клепана обшивка
copper-gear-train = Зубчаста передача
copper-junction-box = Розподільна коробка
copper-naphtha-canister = Каністра нафти
copper-buffer-springs = Буферні пружини
copper-toolbox = Ящик інструментів
copper-radiator = Радіатор
copper-ballast-tank = Баластний бак
copper-auxiliary-drive = Допоміжний привід
copper-flywheel = Маховик
boost-nitroglycerin = Нітрогліцерин
boost-tailwind = Попутний вітер
boost-emergency-plating = Аварійна обшивка
boost-spare-gears = Запасні шестерні
boost-coal-delivery = Доставка вугілля
boost-bottled-lightning = Блискавка в пляшці
boost-pressure-surge = Стрибок тиску
boost-emergency-purge = Аварійна продувка
boost-coolant-flush = Заміна охолоджувача
boost-clockwork-precision = Годинникова точність
boost-faraday-cage = Клітка Фарадея
boost-disintegration-ray = Промінь розпаду
boost-grappling-hook = Абордажний гак
boost-headwind = Зустрічний вітер
boost-avalanche = Лавина
boost-fair-weather = Ясна погода
boost-industrial-espionage = Промислове шпигунство
boost-overclock = Розгін
boost-night-shift = Нічна зміна
boost-second-wind = Друге дихання
nikola-tesla = Нікола Тесла
nikola-tesla-part = Багатофазне колесо
nikola-tesla-cockpit = Кабіна (Нікола Тесла)
marie-curie = Марія Кюрі
marie-curie-part = Радієвий двигун
marie-curie-cockpit = Кабіна (Марія Кюрі)
ada-lovelace = Ада Лавлейс
ada-lovelace-part = Парова турбіна
ada-lovelace-cockpit = Кабіна (Ада Лавлейс)
hertha-ayrton = Герта Айртон
hertha-ayrton-part = Дуговий привід
hertha-ayrton-cockpit = Кабіна (Герта Айртон)
george-washington-carver = Джордж Вашингтон Карвер
george-washington-carver-part = Бобовий лігодіум
george-washington-carver-cockpit = Кабіна (Джордж Вашингтон Карвер)
alexander-graham-bell = Александер Грем Белл
alexander-graham-bell-part = Тетраедричний змій
alexander-graham-bell-cockpit = Кабіна (Александер Грем Белл)
guglielmo-marconi = Гульєльмо Марконі
guglielmo-marconi-part = Бездротовий тягач
guglielmo-marconi-cockpit = Кабіна (Гульєльмо Марконі)
sakichi-toyoda = Сакіті Тойода
sakichi-toyoda-part = Педаль ткацького верстата
sakichi-toyoda-cockpit = Кабіна (Сакіті Тойода)
elijah-mccoy = Елайджа Маккой
elijah-mccoy-part = Самозмащувальні поршні
elijah-mccoy-cockpit = Кабіна (Елайджа Маккой)
albert-einstein = Альберт Ейнштейн
albert-einstein-part = Відносний велосипед
albert-einstein-cockpit = Кабіна (Альберт Ейнштейн)
orville-and-wilbur-wright = Орвілл і Вілбур Райт
orville-and-wilbur-wright-part = Біплан
orville-and-wilbur-wright-cockpit = Кабіна (Орвілл і Вілбур Райт)
thomas-edison = Томас Едісон
thomas-edison-part = Візок постійного струму
thomas-edison-cockpit = Кабіна (Томас Едісон)
margaret-knight = Маргарет Найт
margaret-knight-part = Різальна каретка
margaret-knight-cockpit = Кабіна (Маргарет Найт)
alberto-santos-dumont = Альберто Сантос-Дюмон
alberto-santos-dumont-part = Кишеньковий дирижабль
alberto-santos-dumont-cockpit = Кабіна (Альберто Сантос-Дюмон)
ferdinand-von-zeppelin = Фердинанд фон Цепелін
ferdinand-von-zeppelin-part = Жорсткий балон
ferdinand-von-zeppelin-cockpit = Кабіна (Фердинанд фон Цепелін)
jagadish-chandra-bose = Джаґадіш Чандра Бос
jagadish-chandra-bose-part = Всюдихід-крескограф
jagadish-chandra-bose-cockpit = Кабіна (Джаґадіш Чандра Бос)
alps-start = Старт
alps-m1 = Лугова дорога
alps-m2 = Поворот біля карʼєру
alps-m3 = Крижаний траверс
alps-m4 = Сільська залізниця
alps-m5 = Розбита ущелина
alps-finish = Фінішна лінія
alps-end = Кінець траси
skyrail-start = Старт
skyrail-m1 = Мертва петля
skyrail-m2 = Трибуна
skyrail-m3 = Магнітна рейка
skyrail-m4 = Ряд провалів
skyrail-m5 = Алея іскор
skyrail-finish = Фінішна лінія
skyrail-end = Кінець траси

## Сторінка

page-workshop = Майстерня: { $name }
page-console = Що можна зробити
page-machine = Машина
page-machines = Машини всіх гравців
page-no-machine = Машини ще немає.
page-track = Траса
page-tokens = Жетони випробувань
page-parts = Частини машин
page-boosts = Підсилення
page-gauges = Шкала пошкоджень
page-copies = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
page-inventors = Винахідники
page-step-draft = Драфт
page-step-vent = Випаровування
page-step-race = Перегони
page-step-damage = Пошкодження
page-step-storage = Кінець раунду
page-round = Раунд { $round }
page-last-round = Раунд { $round }, останній
page-pick-of = вибір { $pick } з 4
page-clockwise = Карти передають за годинниковою стрілкою
page-counter = Карти передають проти годинникової стрілки
page-busy = Ще зайняті: { $names }
page-busy-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
page-is-busy = ще зайнятий
page-waiting = Ви закінчили. Чекаємо: { $names }.
page-back = До моєї машини
page-gauge = Шкала пошкоджень: { $gauge }
page-cogs = Шестерні: { $cogs }
page-bulb-on = Лампочка горить
page-bulb-off = Лампочка не горить
page-switch = Погасити лампочку: спрацює все, на чому її намальовано
page-valves = Відкритих клапанів: { $valves }. Натовп узяв би шестерень: { $crowd }.
page-to-line = { $count ->
    [one] { $count } клітинка до лінії
    [few] { $count } клітинки до лінії
   *[other] { $count } клітинок до лінії
}
page-past-line = { $count ->
    [one] { $count } клітинка за лінією
    [few] { $count } клітинки за лінією
   *[other] { $count } клітинок за лінією
}
page-stash = Відкладені підсилення
page-lasting = { $card } ще діє
page-play = Зіграти
page-boost-kind = { $when ->
    [draft] лише драфт
    [vent] лише випаровування
    [race] лише перегони
   *[any] будь-яка фаза
}
page-boost-when = Лише у фазі { $when ->
    [draft] драфту.
    [vent] випаровування.
   *[race] перегонів.
}
page-boost-target = { $target ->
    [one_opponent] На одного суперника.
    [leaders] На всіх лідерів.
   *[everybody] На всіх.
}
page-boost-lasts = До кінця { $lasts ->
    [round] раунду.
   *[phase] фази.
}
page-boost-if-last = Якщо ви останній, натомість: { $effects }.
page-boost-unless-leading = Не можна, якщо ви лідер.
page-boost-answers = Може бути відповіддю на чуже підсилення.
page-boon = { $boon ->
    [effects] { $effects }.
    [lower_dice] Усі кубики у відсіках втрачають очки: { $count }.
    [set_dice] Кубиків запасу можна зробити шістками: { $count }.
    [shield] Чужі підсилення вас не стосуються.
    [worse_terrain] Місцевість завдає на одне пошкодження більше.
    [ignore_terrain] Ви рухаєтеся, не зважаючи на місцевість.
    [steal_cogs] Візьміть у суперника шестерні, не більше { $count }.
    [refresh_part] Частина віддає кубики й може спрацювати ще раз.
    [draw_part] Візьміть частину й використайте її як вибрану.
   *[relight] Лампочка знову горить.
}
page-part-dice = { $card }. Відсіки: { $slots } ({ $colour }), потужність { $power }. { $effects }
page-part-bulb = { $card }. Працює від лампочки. { $effects }
page-part-lose = Втратити: { $card }
page-part-lift = Підняти: { $card }
page-part-take = Вибрати: { $card }
page-place-in = Покласти кубик: { $card } Спрацює разів: { $times }
page-die-in = Кубик { $value } ({ $colour }): { $card }
page-die-unrolled = Кубик ще не кинуто ({ $colour })
page-times = { $power } → ×{ $times }
page-build-here = Побудувати тут: { $cell }
page-lay-here = Покласти тут: { $cell }
page-loose = Ні до чого не приєднано: { $cards }
page-hand = Ваша рука
page-hand-help = Натисніть на карту: буде видно, куди вона пасує і що дасть. Тоді виберіть, що з нею зробити, або перетягніть її на машину.
page-picked = Вибрано: { $card }. Щоб змінити, поверніть хід.
page-pick-only = Вибрати, вирішити потім
page-fits = Побудувати: { $count ->
    [one] підсвічено { $count } місце.
    [few] підсвічено { $count } місця.
   *[other] підсвічено { $count } місць.
}
page-fits-rearranged = Підійде після перебудови.
page-fits-nowhere = До вашої машини не пасує.
page-build-rearranged = Побудувати з перебудовою
page-pool = Ваші кубики
page-pool-empty = У запасі немає кубиків.
page-pips = Очок можна зняти: { $count }
page-vent = Знизити { $value } ({ $card }) до
page-vent-out = геть
page-vent-none = Нічого знижувати, або немає шестерень.
page-apply = Застосувати: { $effects }
page-apply-all = Застосувати все: { $effect }
page-all = Усі
page-group = { $card }: { $effects }
page-draw-from = Узяти з колоди: { $deck }
page-space = { $space }
page-way = Сюди: { $space }
page-terrain = місцевість { $count }
page-challenge = { $kind ->
    [generator] шестерня за кубик: { $colour }
    [rails] за кубик ({ $colour }): { $motion } ×{ $count }
    [pony] за кубик ({ $colour }) шестерні: { $count }, раз за гру
    [glacier] кубик ({ $colour }) розтопить місцевість
    [jump] стрибок: після перегонів тут не лишаються
   *[crowd] натовп бере шестерні, менше за відкриті клапани
}
page-podium = Підсумок
page-result = { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
   *[other] { $spaces } клітинок
}, частин: { $parts }
page-chart-distance = Клітинки від старту за раундами
page-chart-damage = Отримані пошкодження за раундами
page-download = Зберегти малюнок машини: { $name }
