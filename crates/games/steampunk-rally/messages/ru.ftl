# Steampunk Rally: строки журнала, подсказки, причины отказов, меню.

## Подсказки

prompt-inventor = Выберите изобретателя.
prompt-shortage = Не хватает карт ({ $deck }): сбрасывайте такие карты, пока у вас не останется четыре.
prompt-pick = Выберите карту из руки.
prompt-use = Используйте выбранную карту: постройте, сбросьте ради кубиков или шестерёнок либо отложите.
prompt-use-drawn = Используйте вытянутую часть: постройте или сбросьте ради кубиков или шестерёнок.
prompt-boosts = Ваш черёд усилений: играйте любые или завершите.
prompt-vent = Испарение: шестерёнка снимает два очка с кубиков в ваших отсеках.
prompt-race = Гонка: выставляйте кубики, гасите лампочку, тратьте шестерёнки или завершите.
prompt-damage = Шкала ниже нуля: потеряйте часть (ещё должны: { $count }).
prompt-explode = Отдавать больше нечего: почините машину или завершите — и она взорвётся.
prompt-damage-done = Вы ничего не должны. Завершите, когда захотите.
prompt-storage = Конец раунда: уберите в хранилище кубики, которые хотите сохранить.
prompt-batch = Примените следующий эффект.
prompt-way = Какой дорогой на развилке?
prompt-glacier = Ледник: отдайте кубик ({ $colour }) или примите местность.
prompt-breakdown = Поломка: выберите часть, которую потеряете.
prompt-discard-die = Можете вернуть кубик из отсека ({ $colour }).
prompt-discard-any = Можете вернуть из отсека кубик любого цвета.
prompt-placing = Мощность { $power }, эффектов: { $times }. Добавьте кубик, запустите или заберите.
prompt-put = Положите поднятую карту или откажитесь от неё.
prompt-hanging = Части ни на чём не держатся: присоедините их; что останется висеть, будет потеряно.
prompt-rearranging = Переставляйте карты (ещё можно поднять: { $moves }), затем закончите.
prompt-answer = { $seat } играет против вас: { $boost }. Ответите?
prompt-set-dice = Сделайте кубики запаса шестёрками (осталось: { $count }).
prompt-refresh = Выберите часть, которая отдаст свои кубики.
prompt-draw = Из какой колоды тянете часть?

## Журнал

told-inventor = { $seat } — { $inventor }.
told-round = Раунд { $round }.
told-last-round = Раунд { $round }, последний.
told-shuffled = Колода и сброс перемешаны: { $deck }.
told-drew = { $seat } берёт руку.
told-drew-cards = { $seat } берёт: { $cards }.
told-passed-clockwise = Руки передаются по часовой стрелке.
told-passed-counter = Руки передаются против часовой стрелки.
told-received = { $seat } получает руку.
told-received-cards = { $seat } получает: { $cards }.
told-picked = { $seat } сделал выбор.
told-picked-card = { $seat } выбирает: { $card }.
told-constructed = { $seat } строит: { $card }, { $cell }.
told-power = { $seat } сбрасывает { $card } ради кубиков: { $colour }.
told-card-for-cogs = { $seat } сбрасывает { $card } ради шестерёнок: { $cogs }.
told-stashed = { $seat } откладывает усиление.
told-stashed-card = { $seat } откладывает: { $card }.
told-part-drawn = { $seat } тянет часть: { $deck }.
told-part-drawn-card = { $seat } тянет: { $card }.
told-given-up = { $seat } отказывается от части: { $card }.
told-loose = { $card } игрока { $seat } ни на чём не держится и теряется.
told-lost-breakdown = Поломка: { $seat } теряет { $card }.
told-lost-damage = { $seat } теряет из-за повреждений: { $card }.
told-lost-explosion = { $card } игрока { $seat } отлетает при взрыве.
told-lost-shortage = { $seat } сбрасывает { $card }: в колоде мало карт.
told-boost-discarded = { $seat } сбрасывает из отложенных: { $card }.
told-boost = { $seat } играет: { $card }.
told-boost-on = { $seat } играет против { $on }: { $card }.
told-struck = { $card } от { $from } достаёт { $seat }.
told-warded = { $seat } под защитой: { $card } не действует.
told-not-answered = { $seat } не отвечает на { $card }.
told-boost-ended = { $card } игрока { $seat } больше не действует.
told-stolen = { $seat } отнимает у { $from } шестерёнки: { $cogs }.
told-vented = { $seat } испаряет в { $card }: { $from } → { $to }.
told-vented-out = { $seat } испаряет кубик: { $card }.
told-all-vented = Все кубики в отсеках { $seat } теряют очки: { $pips }.
told-rolled = { $seat } бросает: { $dice }.
told-rerolled = { $seat } перебрасывает кубик ({ $colour }): { $from } → { $to }.
told-raised = { $seat } поднимает кубик ({ $colour }): { $from } → { $to }.
told-set-to-six = { $seat } превращает { $from } в шестёрку ({ $colour }).
told-placed = { $seat } ставит { $value }: { $card }.
told-taken-back = { $seat } забирает кубики: { $card }.
told-fired = { $seat } запускает { $card }: мощность { $power }, эффектов: { $times }.
told-bulb-off = { $seat } гасит лампочку.
told-bulb-on = Лампочка { $seat } снова горит.
told-refreshed = { $card } игрока { $seat } снова готова.
told-group = { $seat } выбирает для { $card }: { $group }.
told-began = { $seat } применяет: { $effect }.
told-skipped = Для { $seat } это ничего не даёт: { $effect }.
told-gained = { $seat } получает кубик ({ $colour }): { $value }.
told-gained-unrolled = { $seat } получает кубик ({ $colour }).
told-die-discarded = { $seat } убирает { $value }: { $card }.
told-declined-discard = { $seat } не убирает кубик.
told-declined-set = { $seat } больше не меняет кубики.
told-declined-glacier = { $seat } не платит за ледник.
told-moved = { $seat } едет на поле { $space }.
told-moved-smooth = { $seat } плавно движется на поле { $space }.
told-fell-back = { $seat } отброшен на поле { $space }.
told-fell-from-jump = { $seat } падает с трамплина на поле { $space }.
told-crossed = { $seat } пересекает черту: раунд { $round } — последний.
told-gauge-fell = { $seat } получает повреждение: шкала { $gauge }.
told-broke-down = Машина { $seat } ломается.
told-gauge-rose = Шкала { $seat } поднимается до { $gauge }.
told-cogs = { $seat } получает шестерёнки: { $cogs }.
told-exploded = Машина { $seat } взрывается!
told-glacier-paid = { $seat } топит ледник кубиком { $value } ({ $colour }).
told-crowd = Толпа смотрит на { $seat } (открытых клапанов: { $valves }) и забирает шестерёнки: { $cogs }.
told-cog-paid = { $seat } платит шестерёнку за кубик ({ $colour }).
told-die-paid = { $seat } отдаёт за испытание { $value } ({ $colour }).
told-rearranging = { $seat } перестраивает машину.
told-lifted = { $seat } поднимает: { $card }.
told-put = { $seat } кладёт { $card }: { $cell }.
told-arranged = Машина { $seat } собрана заново.
told-withdrawn = { $seat } забирает обратно: { $card }.
told-rearranged = { $seat } закончил перестановку.
told-stored = { $seat } сохраняет кубик: { $card }.
told-done = { $seat } готов.
told-token-clockwise = Жетон направления перевёрнут: по часовой стрелке.
told-token-counter = Жетон направления перевёрнут: против часовой стрелки.
told-won = Гонка выиграна: { $winners }.
winner = { $seat }

## Шаги и фазы

phase-inventors = Выбор изобретателей.
phase-shortage = В колоде мало карт: { $deck }.
phase-pick = Драфт: выбор карты.
phase-use = Драфт: использование карты.
phase-boosts = Испарение: { $seat } может играть усиления.
phase-vent = Фаза испарения.
phase-race = Фаза гонки.
phase-race-turn = Фаза гонки: ход { $seat }.
phase-damage = Фаза повреждений.
phase-storage = Конец раунда.
phase-over = Гонка окончена.

## Отказы

why-not-now = Не сейчас.
why-is-done = Вы уже завершили; сначала отмените это.
why-batch-first = Сначала надо применить начатые эффекты.
why-placement-first = Сначала запустите выставленные кубики или заберите их.
why-rearranging-first = Сначала закончите перестановку.
why-answer-first = Сначала ответьте на усиление.
why-inventor-taken = Этот изобретатель уже занят.
why-not-in-hand = Этой карты нет у вас в руке.
why-no-part = Усиление нельзя построить.
why-no-boost = Откладывать можно только усиления.
why-not-joined = Здесь часть ни с чем не соединится.
why-no-room = В машине больше нет места.
why-no-need-to-rearrange = Хватит и обычного места, или расстановка не найдена.
why-not-offered = В углу карты этого нет.
why-other-deck = Карта не из этой колоды.
why-no-such-part = Такой части нет.
why-no-such-die = Такого кубика нет.
why-not-stashed = Этого усиления у вас не отложено.
why-wrong-phase = Это усиление — для другой фазы.
why-wrong-target = Усилению нужна другая цель или не нужна никакая.
why-leading = Лидер не может это сыграть.
why-no-answer = Этим усилением не отвечают.
why-no-cogs = У вас нет шестерёнок.
why-nothing-to-vent = В отсеке нет такого кубика; хранимые кубики не испаряются.
why-already-six = Больше шестёрки не бывает.
why-not-rolled = Кубик не брошен.
why-takes-no-dice = Эта карта не принимает кубики.
why-no-free-slot = Все отсеки заняты.
why-star-spent = Звезда срабатывает раз за фазу.
why-one-die-for-star = Звезде нужен один кубик.
why-other-part = Части запускаются по одной.
why-nothing-placed = Кубики не выставлены.
why-too-weak = Мощности не хватает до индикатора.
why-bulb-is-off = Лампочка погашена.
why-no-such-effect = Такого эффекта не осталось.
why-no-such-group = Такой группы нет.
why-cannot-decline = От этого нельзя отказаться.
why-no-such-way = Дорога туда не ведёт.
why-no-challenge = Здесь нет такого испытания.
why-not-at-rest = Сначала закончите движение.
why-pony-used = Паровой пони — раз за игру.
why-nothing-owed = Вы не должны терять части.
why-parts-owed = Вы ещё должны потерять части.
why-cockpit = От кабины не отказываются.
why-nothing-to-rearrange = Нечего переставлять, или вы уже переставляли на этом шаге.
why-nothing-lifted = Карта не поднята.
why-card-lifted = Сначала положите поднятую карту.
why-cell-not-free = Место занято или слишком далеко.
why-no-moves-left = В этой перестановке больше нельзя поднимать карты.
why-new-part-loose = Новая часть ни на чём не держится.
why-parts-loose = Части лежат отдельно: присоедините их или откажитесь от них.
why-no-storage = Для такого кубика нет хранилища.

## Выбор

choice-construct = построить
choice-construct-rearranged = построить, переставив машину
choice-power = взять кубики: { $colour }
choice-cogs = взять шестерёнки
choice-stash = отложить
choice-discard = сбросить
choice-play = сыграть усиление
choice-on = против { $seat }
choice-answer = ответить
choice-no-answer = не отвечать
choice-vent = снять очко
choice-reroll = перебросить за шестерёнку
choice-raise = поднять за шестерёнку
choice-place = выставить кубик
choice-take-back = забрать кубики
choice-fire = запустить
choice-switch-off = погасить лампочку
choice-discard-die = убрать кубик
choice-decline = отказаться
choice-way = на поле { $space }
choice-glacier = отдать кубик за ледник
choice-terrain = принять местность
choice-pay-cog = шестерёнку за кубик
choice-pay-die = отдать кубик за испытание
choice-set = сделать шестёркой
choice-refresh = обновить
choice-draw = тянуть
choice-lose = потерять
choice-rearrange = переставить машину
choice-lift = поднять
choice-put = положить
choice-give-up = отказаться от карты
choice-withdraw = забрать новую часть
choice-arrange = расставить за меня
choice-end-rearranging = закончить перестановку
choice-store = сохранить кубик
choice-done = готово
choice-part = карта { $number }
choice-cell = { $cell }
choice-die = { $colour }: { $value }
choice-value = { $value }

## Слова

colour-steam = пар
colour-heat = огонь
colour-electric = электричество
deck-gold = золотая
deck-silver = серебряная
deck-copper = медная
deck-black = усиление
effect-motion = движение
effect-smooth = плавное движение
effect-reinforce = укрепление
effect-damage = повреждение
effect-cog = шестерёнка
effect-gain-steam = кубик пара
effect-gain-heat = кубик огня
effect-gain-electric = кубик электричества
effect-discard-steam = убрать кубик пара
effect-discard-heat = убрать кубик огня
effect-discard-electric = убрать кубик электричества
effect-discard-any = убрать кубик
effect-times = { $effect } ×{ $count }
list = { $all }, { $next }
nothing = ничего
space = { $tile }, поле { $number }

## Текстовое поле

text-round = Раунд { $round }, жетон { $direction }. Карт в колодах: { $decks }.
text-clockwise = по часовой стрелке
text-counter = против часовой стрелки
text-seat = { $seat } ({ $inventor }): { $space }; шкала { $gauge }, шестерёнки { $cogs }, лампочка { $bulb }, кубики { $pool }, отложено { $stash }; { $state }
text-no-inventor = { $seat } ещё без изобретателя.
text-bulb-on = горит
text-bulb-off = погашена
text-busy = думает
text-waits = ждёт
text-hand = Рука:
text-stash = Отложено:

## Настройки

option-track = Трасса
option-track-help = Какими сторонами вверх лежат фрагменты.
option-track-alps = Альпы
option-track-skyrail = Подвесной трек
option-inventors = Изобретатели
option-inventors-help = Каждый выбирает сам, или их раздают.
option-inventors-choose = выбирают
option-inventors-deal = раздают
option-first_races_in_turn = Первые гонки по очереди
option-first_races_in_turn-help = В первых двух раундах игроки едут друг за другом.
option-middle_1 = Первый средний фрагмент
option-middle_1-help = По жребию или один из пяти.
option-middle_1-lot = по жребию
option-middle_1-m1 = фрагмент 1
option-middle_1-m2 = фрагмент 2
option-middle_1-m3 = фрагмент 3
option-middle_1-m4 = фрагмент 4
option-middle_1-m5 = фрагмент 5
option-middle_2 = Второй средний фрагмент
option-middle_2-help = По жребию или один из пяти.
option-middle_2-lot = по жребию
option-middle_2-m1 = фрагмент 1
option-middle_2-m2 = фрагмент 2
option-middle_2-m3 = фрагмент 3
option-middle_2-m4 = фрагмент 4
option-middle_2-m5 = фрагмент 5
option-middle_3 = Третий средний фрагмент
option-middle_3-help = По жребию или один из пяти.
option-middle_3-lot = по жребию
option-middle_3-m1 = фрагмент 1
option-middle_3-m2 = фрагмент 2
option-middle_3-m3 = фрагмент 3
option-middle_3-m4 = фрагмент 4
option-middle_3-m5 = фрагмент 5
option-tokens = Жетоны испытаний
option-tokens-help = Сколько их выкладывают на трассу по жребию. Советуют не больше трёх; жетон на одной ветке делает ветки неравными.
option-pause_on_pass = Остановки на испытаниях
option-pause_on_pass-help = Можно ли остановиться на испытании посреди движения.
option-pause_on_pass-yes = можно
option-pause_on_pass-no = нельзя
option-round_limit = Предел раундов
option-round_limit-help = Игра кончается после стольких раундов; 0 — без предела.
sheet-spaces = Поля от старта
sheet-parts = Части

## Карты, изобретатели, фрагменты

gold-arachnolegs = Паучьи ноги
gold-penny-farthing = Пенни-фартинг
gold-aerostat = Аэростат
gold-hover-jets = Парящие сопла
gold-rocket-boosters = Ракетные ускорители
gold-ion-thrusters = Ионные двигатели
gold-propeller = Пропеллер
gold-locomotive-front = Нос локомотива
gold-caterpillar-tracks = Гусеницы
gold-magnetic-monowheel = Магнитное моноколесо
gold-pulse-jet = Пульсирующее сопло
gold-ornithopter-wings = Крылья орнитоптера
gold-kite-sail = Змейковый парус
gold-spring-stilts = Пружинные ходули
silver-boiler = Котёл
silver-steam-dynamo = Паровая динамо
silver-arc-furnace = Дуговая печь
silver-thermopile = Термобатарея
silver-electrolysis-tank = Бак электролиза
silver-coal-burner = Угольная горелка
silver-leyden-bank = Лейденская батарея
silver-pressure-accumulator = Аккумулятор давления
silver-fire-chest = Огненный сундук
silver-compound-engine = Компаунд-машина
silver-galvanic-cell = Гальванический элемент
silver-condenser = Конденсатор
silver-flash-boiler = Прямоточный котёл
silver-induction-coil = Индукционная катушка
copper-gyrostat = Гиростат
copper-blast-pipe = Дутьевая труба
copper-heat-sink = Теплоотвод
copper-steam-vent = Паровой клапан
copper-riveted-plating = Клёпаная обшивка
copper-gear-train = Зубчатая передача
copper-junction-box = Распределительная коробка
copper-naphtha-canister = Канистра нафты
copper-buffer-springs = Буферные пружины
copper-toolbox = Ящик инструментов
copper-radiator = Радиатор
copper-ballast-tank = Балластный бак
copper-auxiliary-drive = Вспомогательный привод
copper-flywheel = Маховик
boost-nitroglycerin = Нитроглицерин
boost-tailwind = Попутный ветер
boost-emergency-plating = Аварийная обшивка
boost-spare-gears = Запасные шестерёнки
boost-coal-delivery = Доставка угля
boost-bottled-lightning = Молния в бутылке
boost-pressure-surge = Скачок давления
boost-emergency-purge = Аварийная продувка
boost-coolant-flush = Смена охладителя
boost-clockwork-precision = Часовая точность
boost-faraday-cage = Клетка Фарадея
boost-disintegration-ray = Луч распада
boost-grappling-hook = Абордажный крюк
boost-headwind = Встречный ветер
boost-avalanche = Лавина
boost-fair-weather = Ясная погода
boost-industrial-espionage = Промышленный шпионаж
boost-overclock = Разгон
boost-night-shift = Ночная смена
boost-second-wind = Второе дыхание
nikola-tesla = Никола Тесла
nikola-tesla-part = Многофазное колесо
nikola-tesla-cockpit = Кабина (Никола Тесла)
marie-curie = Мария Кюри
marie-curie-part = Радиевый двигатель
marie-curie-cockpit = Кабина (Мария Кюри)
ada-lovelace = Ада Лавлейс
ada-lovelace-part = Паровая турбина
ada-lovelace-cockpit = Кабина (Ада Лавлейс)
hertha-ayrton = Герта Айртон
hertha-ayrton-part = Дуговой привод
hertha-ayrton-cockpit = Кабина (Герта Айртон)
george-washington-carver = Джордж Вашингтон Карвер
george-washington-carver-part = Бобовый лигодиум
george-washington-carver-cockpit = Кабина (Джордж Вашингтон Карвер)
alexander-graham-bell = Александр Грейам Белл
alexander-graham-bell-part = Тетраэдральный змей
alexander-graham-bell-cockpit = Кабина (Александр Грейам Белл)
guglielmo-marconi = Гульельмо Маркони
guglielmo-marconi-part = Беспроводной тягач
guglielmo-marconi-cockpit = Кабина (Гульельмо Маркони)
sakichi-toyoda = Сакити Тоёда
sakichi-toyoda-part = Педаль ткацкого станка
sakichi-toyoda-cockpit = Кабина (Сакити Тоёда)
elijah-mccoy = Элайджа Маккой
elijah-mccoy-part = Самосмазывающиеся поршни
elijah-mccoy-cockpit = Кабина (Элайджа Маккой)
albert-einstein = Альберт Эйнштейн
albert-einstein-part = Относительный велосипед
albert-einstein-cockpit = Кабина (Альберт Эйнштейн)
orville-and-wilbur-wright = Орвилл и Уилбур Райт
orville-and-wilbur-wright-part = Биплан
orville-and-wilbur-wright-cockpit = Кабина (Орвилл и Уилбур Райт)
thomas-edison = Томас Эдисон
thomas-edison-part = Повозка постоянного тока
thomas-edison-cockpit = Кабина (Томас Эдисон)
margaret-knight = Маргарет Найт
margaret-knight-part = Режущая каретка
margaret-knight-cockpit = Кабина (Маргарет Найт)
alberto-santos-dumont = Альберто Сантос-Дюмон
alberto-santos-dumont-part = Карманный дирижабль
alberto-santos-dumont-cockpit = Кабина (Альберто Сантос-Дюмон)
ferdinand-von-zeppelin = Фердинанд фон Цеппелин
ferdinand-von-zeppelin-part = Жёсткий баллон
ferdinand-von-zeppelin-cockpit = Кабина (Фердинанд фон Цеппелин)
jagadish-chandra-bose = Джагадиш Чандра Бос
jagadish-chandra-bose-part = Вездеход-крескограф
jagadish-chandra-bose-cockpit = Кабина (Джагадиш Чандра Бос)
alps-start = Старт
alps-m1 = Луговая дорога
alps-m2 = Поворот у карьера
alps-m3 = Ледяной траверс
alps-m4 = Деревенская железная дорога
alps-m5 = Разбитое ущелье
alps-finish = Финишная черта
alps-end = Конец трассы
skyrail-start = Старт
skyrail-m1 = Мёртвая петля
skyrail-m2 = Трибуна
skyrail-m3 = Магнитный рельс
skyrail-m4 = Ряд провалов
skyrail-m5 = Аллея искр
skyrail-finish = Финишная черта
skyrail-end = Конец трассы

## Страница

page-workshop = Мастерская: { $name }
page-console = Что можно сделать
page-machine = Машина
page-machines = Машины всех игроков
page-no-machine = Машины ещё нет.
page-track = Трасса
page-tokens = Жетоны испытаний
page-parts = Части машин
page-boosts = Усиления
page-gauges = Шкала повреждений
page-copies = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
page-inventors = Изобретатели
page-step-draft = Драфт
page-step-vent = Испарение
page-step-race = Гонка
page-step-damage = Повреждения
page-step-storage = Конец раунда
page-round = Раунд { $round }
page-last-round = Раунд { $round }, последний
page-pick-of = выбор { $pick } из 4
page-clockwise = Карты передают по часовой стрелке
page-counter = Карты передают против часовой стрелки
page-busy = Ещё заняты: { $names }
page-busy-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
page-is-busy = ещё занят
page-waiting = Вы закончили. Ждём: { $names }.
page-back = К моей машине
page-gauge = Шкала повреждений: { $gauge }
page-cogs = Шестерёнки: { $cogs }
page-bulb-on = Лампочка горит
page-bulb-off = Лампочка не горит
page-switch = Погасить лампочку: сработает всё, на чём она нарисована
page-valves = Открытых клапанов: { $valves }. Толпа взяла бы шестерёнок: { $crowd }.
page-to-line = { $count ->
    [one] { $count } клетка до черты
    [few] { $count } клетки до черты
   *[other] { $count } клеток до черты
}
page-past-line = { $count ->
    [one] { $count } клетка за чертой
    [few] { $count } клетки за чертой
   *[other] { $count } клеток за чертой
}
page-stash = Отложенные усиления
page-lasting = { $card } ещё действует
page-play = Сыграть
page-boost-kind = { $when ->
    [draft] только драфт
    [vent] только испарение
    [race] только гонка
   *[any] любая фаза
}
page-boost-when = Только в фазе { $when ->
    [draft] драфта.
    [vent] испарения.
   *[race] гонки.
}
page-boost-target = { $target ->
    [one_opponent] На одного соперника.
    [leaders] На всех лидеров.
   *[everybody] На всех.
}
page-boost-lasts = До конца { $lasts ->
    [round] раунда.
   *[phase] фазы.
}
page-boost-if-last = Если вы последний, вместо этого: { $effects }.
page-boost-unless-leading = Нельзя, если вы лидер.
page-boost-answers = Может быть ответом на чужое усиление.
page-boon = { $boon ->
    [effects] { $effects }.
    [lower_dice] Все кубики в отсеках теряют очки: { $count }.
    [set_dice] Кубиков запаса можно сделать шестёрками: { $count }.
    [shield] Чужие усиления вас не касаются.
    [worse_terrain] Местность наносит на одно повреждение больше.
    [ignore_terrain] Вы движетесь, не замечая местности.
    [steal_cogs] Возьмите у соперника шестерёнки, не больше { $count }.
    [refresh_part] Часть отдаёт кубики и может сработать ещё раз.
    [draw_part] Возьмите часть и используйте её как выбранную.
   *[relight] Лампочка снова горит.
}
page-part-dice = { $card }. Отсеки: { $slots } ({ $colour }), мощность { $power }. { $effects }
page-part-bulb = { $card }. Работает от лампочки. { $effects }
page-part-lose = Потерять: { $card }
page-part-lift = Поднять: { $card }
page-part-take = Выбрать: { $card }
page-place-in = Положить кубик: { $card } Сработает раз: { $times }
page-die-in = Кубик { $value } ({ $colour }): { $card }
page-die-unrolled = Кубик ещё не брошен ({ $colour })
page-times = { $power } → ×{ $times }
page-build-here = Построить здесь: { $cell }
page-lay-here = Положить здесь: { $cell }
page-loose = Ни к чему не присоединено: { $cards }
page-hand = Ваша рука
page-hand-help = Нажмите на карту: будет видно, куда она подходит и что даст. Затем выберите, что с ней сделать, или перетащите её на машину.
page-picked = Выбрано: { $card }. Чтобы сменить, верните ход.
page-pick-only = Выбрать, решить потом
page-fits = Построить: { $count ->
    [one] подсвечено { $count } место.
    [few] подсвечено { $count } места.
   *[other] подсвечено { $count } мест.
}
page-fits-rearranged = Подойдёт после перестройки.
page-fits-nowhere = К вашей машине не подходит.
page-build-rearranged = Построить с перестройкой
page-pool = Ваши кубики
page-pool-empty = В запасе нет кубиков.
page-pips = Очков можно снять: { $count }
page-vent = Снизить { $value } ({ $card }) до
page-vent-out = долой
page-vent-none = Нечего снижать, или нет шестерёнок.
page-apply = Применить: { $effects }
page-apply-all = Применить всё: { $effect }
page-all = Все
page-group = { $card }: { $effects }
page-draw-from = Взять из колоды: { $deck }
page-space = { $space }
page-way = Сюда: { $space }
page-terrain = местность { $count }
page-challenge = { $kind ->
    [generator] шестерёнка за кубик: { $colour }
    [rails] за кубик ({ $colour }): { $motion } ×{ $count }
    [pony] за кубик ({ $colour }) шестерёнки: { $count }, раз за игру
    [glacier] кубик ({ $colour }) растопит местность
    [jump] прыжок: после гонки здесь не остаются
   *[crowd] толпа берёт шестерёнки, меньше за открытые клапаны
}
page-podium = Итог
page-result = { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[other] { $spaces } клеток
}, частей: { $parts }
page-chart-distance = Клетки от старта по раундам
page-chart-damage = Полученные повреждения по раундам
page-download = Сохранить рисунок машины: { $name }
