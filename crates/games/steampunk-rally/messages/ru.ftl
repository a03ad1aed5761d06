# Steampunk Rally: строки журнала, подсказки, причины отказов, меню.

## Подсказки

prompt-inventor = Выберите изобретателя.
prompt-shortage = Не хватает карт (колода: { $deck }): сбрасывайте такие карты, пока у вас не останется четыре.
prompt-pick = Выберите карту из руки.
prompt-boosts = Ваш ход для усилений: играйте любые, затем нажмите «Готово».
prompt-vent = Испарение: каждая шестерёнка снимает 2 с кубиков в ваших пазах.
prompt-race = Гонка: кладите кубики в пазы, погасите лампочку, тратьте шестерёнки или нажмите «Готово».
prompt-damage = Повреждения: выберите, какой отсек сбросить (ещё { $count ->
    [one] { $count } отсек
    [few] { $count } отсека
   *[other] { $count } отсеков
}).
prompt-explode = Сбрасывать больше нечего: укрепите машину или нажмите «Готово» — и она взорвётся.
prompt-damage-done = Сбрасывать отсеки не нужно. Нажмите «Готово».
prompt-storage = Конец раунда: сохраните кубики, которые хотите оставить.
prompt-batch = Выберите, какой эффект применить следующим.
prompt-way = Развилка: выберите путь.
prompt-glacier = Ледник: сбросьте кубик ({ $colour }) или примите местность.
prompt-breakdown = Поломка: выберите, какой отсек сбросить.
prompt-discard-die = Можете сбросить кубик из паза ({ $colour }).
prompt-discard-any = Можете сбросить любой кубик из паза.
prompt-placing = Мощность { $power }: ×{ $times }. Добавьте кубики, активируйте отсек или заберите их.
prompt-hanging = Все отсеки уже не присоединить. Выберите, какой сбросить.
prompt-answer = { $seat } играет усиление «{ $boost }», цель — вы. Ответите?
prompt-set-dice = Поверните кубики набора на шестёрку (осталось: { $count }).
prompt-refresh = Выберите отсек, с которого снять кубики.
prompt-draw = Из какой колоды взять отсек?
prompt-use-part = «{ $card }»: присоедините отсек или сбросьте карту за кубики либо шестерёнки.
prompt-use-rearranged = «{ $card }» подойдёт, если перестроить машину. Присоедините отсек так или сбросьте карту за кубики либо шестерёнки.
prompt-use-misfit = «{ $card }» не присоединить: ни один вентиль не подходит. Сбросьте карту за кубики или шестерёнки.
prompt-use-boost = «{ $card }»: отложите усиление в тайник или сбросьте карту за кубики либо шестерёнки.
prompt-group = Отсек «{ $card }»: выберите группу эффектов.

## Заголовки

brief-built = + { $card }
brief-lost = − { $card }
brief-fired = { $card } ×{ $times }
brief-gauge = датчик { $gauge }

## Журнал

told-inventor = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
} — { $inventor }.
told-round = Раунд { $round }.
told-last-round = Раунд { $round }, последний.
told-shuffled = Колода и сброс перемешаны: { $deck }.
told-drew = { $seat-mine ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} карты.
told-drew-cards = { $seat-mine ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} карты: { $cards }.
told-passed-clockwise = Карты передаются по часовой стрелке.
told-passed-counter = Карты передаются против часовой стрелки.
told-received = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
} карты.
told-received-cards = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
} карты: { $cards }.
told-picked = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: карта выбрана.
told-picked-card = { $seat-mine ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} карту «{ $card }».
told-constructed = { $seat-mine ->
    [yes] Вы присоединяете
   *[no] { $seat } присоединяет
} отсек «{ $card }».
told-power = { $seat-mine ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} карту «{ $card }» за кубики: { $colour }.
told-card-for-cogs = { $seat-mine ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} карту «{ $card }» за шестерёнки: { $cogs }.
told-stashed = { $seat-mine ->
    [yes] Вы откладываете
   *[no] { $seat } откладывает
} усиление в тайник.
told-stashed-card = { $seat-mine ->
    [yes] Вы откладываете
   *[no] { $seat } откладывает
} в тайник усиление «{ $card }».
told-part-drawn = { $seat-mine ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} отсек. Колода: { $deck }.
told-part-drawn-card = { $seat-mine ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} отсек «{ $card }».
told-given-up = { $seat-mine ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} отсек «{ $card }».
told-loose = { $seat-mine ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} отсек «{ $card }»: его не присоединить.
told-lost-breakdown = { $seat-mine ->
    [yes] Поломка: вы сбрасываете
   *[no] Поломка: { $seat } сбрасывает
} отсек «{ $card }».
told-lost-damage = { $seat-mine ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} из-за повреждений отсек «{ $card }».
told-lost-explosion = { $seat-mine ->
    [yes] Взрыв: вы теряете
   *[no] Взрыв: { $seat } теряет
} отсек «{ $card }».
told-lost-shortage = { $seat-mine ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} отсек «{ $card }»: в колоде не хватает карт.
told-boost-discarded = { $seat-mine ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} из тайника усиление «{ $card }».
told-boost = { $seat-mine ->
    [yes] Вы играете
   *[no] { $seat } играет
} усиление «{ $card }».
told-boost-on = { $seat-mine ->
    [yes] Вы играете
   *[no] { $seat } играет
} усиление «{ $card }». Цель: { $on }.
told-struck = { $seat-mine ->
    [yes] Усиление «{ $card }» ({ $from }) действует на вас.
   *[no] Усиление «{ $card }» ({ $from }) действует. Цель: { $seat }.
}
told-warded = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: защита, усиление «{ $card }» не действует.
told-not-answered = { $seat-mine ->
    [yes] Вы не отвечаете
   *[no] { $seat } не отвечает
} на усиление «{ $card }».
told-boost-ended = { $seat-mine ->
    [yes] Ваше усиление «{ $card }» больше не действует.
   *[no] Усиление «{ $card }» ({ $seat }) больше не действует.
}
told-stolen = { $seat-mine ->
    [yes] Вы забираете
   *[no] { $seat } забирает
} { $cogs ->
    [one] { $cogs } шестерёнку
    [few] { $cogs } шестерёнки
   *[other] { $cogs } шестерёнок
} у игрока { $from }.
told-vented = { $seat-mine ->
    [yes] Вы снижаете
   *[no] { $seat } снижает
} кубик ({ $colour }, «{ $card }»): { $from } → { $to }.
told-vented-out = { $seat-mine ->
    [yes] Вы снижаете
   *[no] { $seat } снижает
} кубик ({ $colour }) до конца: паз свободен («{ $card }»).
told-all-vented = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: все кубики в пазах снижены на { $pips }.
told-rolled = { $seat-mine ->
    [yes] Вы бросаете
   *[no] { $seat } бросает
} кубики: { $dice }.
told-rerolled = { $seat-mine ->
    [yes] Вы перебрасываете
   *[no] { $seat } перебрасывает
} кубик ({ $colour }): { $from } → { $to }.
told-raised = { $seat-mine ->
    [yes] Вы увеличиваете
   *[no] { $seat } увеличивает
} кубик ({ $colour }): { $from } → { $to }.
told-set-to-six = { $seat-mine ->
    [yes] Вы поворачиваете
   *[no] { $seat } поворачивает
} кубик на шестёрку ({ $colour }): { $from } → 6.
told-placed = { $seat-mine ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} { $value } ({ $colour }) в отсек «{ $card }».
told-taken-back = { $seat-mine ->
    [yes] Вы забираете
   *[no] { $seat } забирает
} кубики из отсека «{ $card }».
told-fired = { $seat-mine ->
    [yes] Вы активируете
   *[no] { $seat } активирует
} отсек «{ $card }», ×{ $times } (мощность { $power }).
told-bulb-off = { $seat-mine ->
    [yes] Вы гасите
   *[no] { $seat } гасит
} лампочку.
told-bulb-on = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: лампочка снова горит.
told-refreshed = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: отсек «{ $card }» свободен и может сработать снова.
told-group = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: отсек «{ $card }» — { $group }.
told-began = { $seat-mine ->
    [yes] Вы применяете
   *[no] { $seat } применяет
}: { $effect }.
told-skipped = { $seat-mine ->
    [yes] Вы ничего не получаете
   *[no] { $seat } ничего не получает
}: { $effect }.
told-gained = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
} кубик ({ $colour }): { $value }.
told-gained-unrolled = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
} кубик ({ $colour }).
told-die-discarded = { $seat-mine ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { $value } ({ $colour }) из отсека «{ $card }».
told-declined-discard = { $seat-mine ->
    [yes] Вы не сбрасываете
   *[no] { $seat } не сбрасывает
} кубик.
told-declined-set = { $seat-mine ->
    [yes] Вы больше не поворачиваете
   *[no] { $seat } больше не поворачивает
} кубики.
told-declined-glacier = { $seat-mine ->
    [yes] Вы не сбрасываете
   *[no] { $seat } не сбрасывает
} кубик за ледник.
told-moved = { $seat-mine ->
    [yes] Вы едете
   *[no] { $seat } едет
} на участок вперёд.
told-moved-smooth = { $seat-mine ->
    [yes] Вы плавно едете
   *[no] { $seat } плавно едет
} на участок вперёд.
told-fell-back = { $seat-mine ->
    [yes] Вы отступаете
   *[no] { $seat } отступает
} назад.
told-fell-from-jump = { $seat-mine ->
    [yes] Прыжок: вы отступаете
   *[no] Прыжок: { $seat } отступает
} назад.
told-crossed = { $seat-mine ->
    [yes] Вы пересекаете
   *[no] { $seat } пересекает
} финишную черту: раунд { $round } — последний.
told-gauge-fell = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
} повреждение: датчик { $gauge }.
told-broke-down = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: поломка машины.
told-gauge-rose = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: датчик { $gauge }.
told-cogs = { $seat-mine ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $cogs ->
    [one] { $cogs } шестерёнку
    [few] { $cogs } шестерёнки
   *[other] { $cogs } шестерёнок
}.
told-exploded = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: взрыв машины!
told-glacier-paid = { $seat-mine ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { $value } ({ $colour }) за ледник.
told-crowd = { $seat-mine ->
    [yes] Толпа: вы показываете открытые вентили ({ $valves }) и отдаёте
   *[no] Толпа: { $seat } показывает открытые вентили ({ $valves }) и отдаёт
} { $cogs ->
    [one] { $cogs } шестерёнку
    [few] { $cogs } шестерёнки
   *[other] { $cogs } шестерёнок
}.
told-cog-paid = { $seat-mine ->
    [yes] Вы тратите
   *[no] { $seat } тратит
} шестерёнку на кубик ({ $colour }).
told-die-paid = { $seat-mine ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} { $value } ({ $colour }) за испытание.
told-arranged = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: машина перестроена автоматически.
told-stored = { $seat-mine ->
    [yes] Вы сохраняете
   *[no] { $seat } сохраняет
} кубик ({ $colour }) в отсеке «{ $card }».
told-done = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: готово.
told-token-clockwise = Жетон направления перевёрнут: по часовой стрелке.
told-token-counter = Жетон направления перевёрнут: против часовой стрелки.
told-won = Победа: { $winners }.
told-token = Жетон испытания, участок { $space }: { $challenge }.
told-token-branch = Жетон испытания, участок { $space }: { $challenge }. Он только на одном пути развилки: пути неравны.
told-many-tokens = На трассе больше 3 жетонов испытаний: столько не советуют.
told-pick-changed = { $seat-mine ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} вместо неё карту «{ $card }».
told-laid = { $seat-mine ->
    [yes] Вы перестраиваете
   *[no] { $seat } перестраивает
} машину.
told-not-done = { $seat-mine ->
    [yes] Вы
   *[no] { $seat }
}: ещё не готово.
winner = { $seat }

## Шаги и фазы

phase-inventors = Выбор изобретателей.
phase-shortage = Не хватает карт. Колода: { $deck }.
phase-pick = Драфт: выбор карты.
phase-use = Драфт: использование карты.
phase-boosts = { $seat-mine ->
    [yes] Испарение: ваш ход для усилений.
   *[no] Испарение: ход для усилений, { $seat }.
}
phase-vent = Фаза испарения.
phase-race = Фаза гонки.
phase-race-turn = { $seat-mine ->
    [yes] Фаза гонки: ваш ход.
   *[no] Фаза гонки: ходит { $seat }.
}
phase-damage = Фаза повреждений.
phase-storage = Конец раунда.
phase-over = Гонка окончена.

## Отказы

why-not-now = В этот момент так нельзя.
why-is-done = Вы уже нажали «Готово». Чтобы продолжить, нажмите «Ещё не готово».
why-batch-first = Сначала примените начатые эффекты.
why-placement-first = Сначала активируйте отсек или заберите кубики.
why-answer-first = Сначала ответьте на усиление.
why-inventor-taken = Этот изобретатель уже занят.
why-not-in-hand = Этой карты нет у вас на руке.
why-no-part = Усиление нельзя присоединить.
why-no-boost = В тайник откладывают только усиления.
why-not-joined = Здесь не получится ни одного цельного вентиля.
why-no-room = В машине больше нет места.
why-no-need-to-rearrange = Отсек подходит и так, или подходящая перестройка не найдена.
why-not-offered = В углу карты этого нет.
why-other-deck = Карта не из этой колоды.
why-no-such-part = Такого отсека нет.
why-no-such-die = Такого кубика нет.
why-not-stashed = Этого усиления нет в вашем тайнике.
why-wrong-phase = Это усиление — для другой фазы.
why-wrong-target = Усилению нужна другая цель или не нужна никакая.
why-leading = На первом месте это сыграть нельзя.
why-no-answer = Этим усилением не отвечают.
why-no-cogs = У вас нет шестерёнок.
why-nothing-to-vent = Такого кубика в пазах нет; сохранённые кубики не снижают.
why-already-six = Больше шестёрки не бывает.
why-not-rolled = Кубик не брошен.
why-takes-no-dice = Эта карта не принимает кубики.
why-other-colour = В отсеке нет паза этого цвета.
why-no-free-slot = Все пазы этого цвета заняты.
why-star-spent = Звёздочка срабатывает один раз за фазу.
why-one-die-for-star = Звёздочке нужен один кубик.
why-other-part = Сначала закончите с другим отсеком: отсеки активируют по одному.
why-nothing-placed = Кубики не положены.
why-too-weak = Мощности не хватит до указателя.
why-bulb-is-off = Лампочка погашена.
why-no-such-effect = Такого эффекта не осталось.
why-no-such-group = Такой группы нет.
why-cannot-decline = От этого нельзя отказаться.
why-no-such-way = Дорога туда не ведёт.
why-no-challenge = Здесь нет такого испытания.
why-not-at-rest = Сначала закончите движение.
why-pony-used = Паровая пони помогает один раз за игру.
why-parts-owed = Сначала нужно сбросить отсеки.
why-cockpit = Кабину нельзя сбросить.
why-cell-not-free = Клетка занята или за краем.
why-new-part-loose = Новый отсек ни к чему не присоединён.
why-parts-loose = Не все карты присоединены к кабине: передвиньте их или сбросьте.
why-no-storage = Для такого кубика нет свободного паза хранения.
why-not-done = Вы ещё не нажали «Готово».
why-already-picked = Эта карта уже выбрана.
why-hanging-first = Сначала выберите, какой отсек сбросить: все не присоединить.
why-no-dice-left = В банке нет кубиков этого цвета.
why-nothing-to-open = Толпе это не понравится больше: открытых вентилей не прибавится.
why-nothing-moved = Все карты на своих местах.
why-nothing-owed = Сбрасывать отсек не нужно.

## Выбор

choice-construct = присоединить
choice-construct-rearranged = присоединить, перестроив машину
choice-power = взять кубики: { $colour }
choice-cogs = взять шестерёнки
choice-stash = отложить в тайник
choice-discard = сбросить по своей воле
choice-play = сыграть усиление
choice-on = цель: { $seat }
choice-answer = ответить
choice-no-answer = не отвечать
choice-vent = снять единицу с кубика
choice-reroll = перебросить за шестерёнку
choice-raise = увеличить за шестерёнку
choice-place = положить кубик в паз
choice-take-back = забрать кубики
choice-fire = активировать
choice-switch-off = погасить лампочку
choice-discard-die = сбросить кубик
choice-decline = отказаться
choice-way = участок { $space }
choice-glacier = сбросить кубик за ледник
choice-terrain = принять местность
choice-pay-cog = шестерёнку за кубик
choice-pay-die = сбросить кубик за испытание
choice-set = повернуть на шестёрку
choice-refresh = снять кубики с отсека
choice-draw = взять отсек
choice-arrange = открыть вентили для толпы
choice-store = сохранить кубик
choice-done = готово
choice-part = карта { $number }
choice-cell = { $cell }
choice-die = { $colour }: { $value }
choice-value = { $value }
choice-lay = перестроить машину
choice-not-done = ещё не готово
choice-placed-part = { $number }. { $card }
choice-lose = сбросить отсек

## Слова

colour-steam = пар
colour-heat = тепло
colour-electric = электричество
colour-any = любой цвет
slots = { $count } ({ $colour })
dice-of = { $colour } { $dice }
deck-gold = золотая
deck-silver = серебряная
deck-copper = медная
deck-black = усиления
effect-motion = движение
effect-smooth = плавное движение
effect-reinforce = укрепление
effect-damage = повреждение
effect-cog = шестерёнка
effect-gain-steam = получить кубик пара
effect-gain-heat = получить кубик тепла
effect-gain-electric = получить кубик электричества
effect-discard-steam = сбросить кубик пара
effect-discard-heat = сбросить кубик тепла
effect-discard-electric = сбросить кубик электричества
effect-discard-any = сбросить кубик
effect-times = { $effect } ×{ $count }
list = { $all }, { $next }
groups = { $all } / { $next }
nothing = ничего
space = { $tile }, участок { $number }

## Текстовое поле

text-round = Раунд { $round }, жетон направления: { $direction }. Карт в колодах (золотая, серебряная, медная, усиления): { $decks }.
text-clockwise = по часовой стрелке
text-counter = против часовой стрелки
text-seat = { $seat } ({ $inventor }): { $space }; датчик { $gauge }, шестерёнки { $cogs }, лампочка { $bulb }, кубики { $pool }, в тайнике { $stash }; { $state }
text-no-inventor = { $seat } ещё без изобретателя.
text-bulb-on = горит
text-bulb-off = погашена
text-busy = думает
text-waits = ждёт
text-hand = Рука:
text-stash = Тайник:
text-last-round = Это последний раунд.
text-next-is-last = Следующий раунд — последний.
text-legend = Трасса: ! местность; g электростанция, машина или шахта (кубик за шестерёнку); r рельсы (~ плавно); p паровая пони; i ледник; j прыжок; c толпа; S пар, H тепло, E электричество; → куда ведёт путь, если не к следующему номеру. Отсеки: вентили N E S W (верх, право, низ, лево), кубики в [пазах]:указатель, * звёздочка, ◇ паз хранения (перед ним буква цвета, ? — любой), ◆ сохранённый кубик.
text-lasting = действует: { $card }
text-avalanches = местность наносит этой машине на { $count } больше
text-pony = паровая пони уже помогла
text-placing = кубики в отсек «{ $card }»: { $dice }
text-picked = (выбрана)
text-bulb-mark = лампочка
text-inventors = Изобретатели:
text-boost = { $card }.

## Настройки

option-track = Трасса
option-track-help = Какими сторонами вверх лежат фрагменты. Фрагменты, жетоны, усиления и почти все карты — наша разработка: напечатанные нам неизвестны.
option-track-alps = Альпы
option-track-skyrail = Подвесной трек
option-inventors = Изобретатели
option-inventors-help = Каждый выбирает сам, или их раздают. Все показатели, кроме кабины Марии Кюри, — наша разработка; Джагадиш Чандра Бос заменяет шестнадцатого изобретателя, чьё имя неизвестно.
option-inventors-choose = выбирают
option-inventors-deal = раздают
option-first_races_in_turn = Первые гонки по очереди
option-first_races_in_turn-help = В первых двух раундах игроки едут друг за другом.
option-middle_1 = Первый промежуточный фрагмент
option-middle_1-help = Случайный или один из пяти.
option-middle_1-lot = случайный
option-middle_1-m1 = фрагмент 1
option-middle_1-m2 = фрагмент 2
option-middle_1-m3 = фрагмент 3
option-middle_1-m4 = фрагмент 4
option-middle_1-m5 = фрагмент 5
option-middle_2 = Второй промежуточный фрагмент
option-middle_2-help = Случайный или один из пяти.
option-middle_2-lot = случайный
option-middle_2-m1 = фрагмент 1
option-middle_2-m2 = фрагмент 2
option-middle_2-m3 = фрагмент 3
option-middle_2-m4 = фрагмент 4
option-middle_2-m5 = фрагмент 5
option-middle_3 = Третий промежуточный фрагмент
option-middle_3-help = Случайный или один из пяти.
option-middle_3-lot = случайный
option-middle_3-m1 = фрагмент 1
option-middle_3-m2 = фрагмент 2
option-middle_3-m3 = фрагмент 3
option-middle_3-m4 = фрагмент 4
option-middle_3-m5 = фрагмент 5
option-tokens = Жетоны испытаний
option-tokens-help = Сколько их случайно выложить между стартом и финишной чертой, кроме выбранных. Советуют не больше трёх; жетон на одном пути развилки делает пути неравными.
option-pause_on_pass = Остановки на испытаниях
option-pause_on_pass-help = Можно ли притормозить на испытании посреди движения.
option-pause_on_pass-yes = можно
option-pause_on_pass-no = нельзя
option-round_limit = Предел раундов
option-round_limit-help = После скольких раундов заканчивается игра; 0 — без предела.
option-token_power_station = Жетон: электростанция
option-token_power_station-help = Номер участка, на котором он лежит; если там испытание, то следующий без него. 0 — не выбрано.
option-token_newcomen_engine = Жетон: машина Ньюкомена
option-token_newcomen_engine-help = Номер участка, на котором он лежит; если там испытание, то следующий без него. 0 — не выбрано.
option-token_coal_mine = Жетон: угольная шахта
option-token_coal_mine-help = Номер участка, на котором он лежит; если там испытание, то следующий без него. 0 — не выбрано.
option-token_rails = Жетон: рельсы
option-token_rails-help = Номер участка, на котором он лежит; если там испытание, то следующий без него. 0 — не выбрано.
option-token_steam_pony = Жетон: паровая пони
option-token_steam_pony-help = Номер участка, на котором он лежит; если там испытание, то следующий без него. 0 — не выбрано.
option-token_crowd = Жетон: толпа
option-token_crowd-help = Номер участка, на котором он лежит; если там испытание, то следующий без него. 0 — не выбрано.
preset-base = Гонка в Альпах
preset-base-help = Базовая игра: каждый выбирает изобретателя, жетонов испытаний нет.
preset-first_rally = Первая гонка
preset-first_rally-help = Альпы, изобретателей раздают; в первых двух раундах игроки едут друг за другом.
preset-hoverdrome = Гонка на Подвесном треке
preset-hoverdrome-help = Другая сторона фрагментов.
preset-challenges = Альпы с испытаниями
preset-challenges-help = На трассе случайно выложены три жетона испытаний.
preset-grand = Подвесной трек с испытаниями
preset-grand-help = Другая сторона фрагментов, а на ней три жетона испытаний.
sheet-spaces = Участков от старта
sheet-parts = Отсеки

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
gold-kite-sail = Парус-змей
gold-spring-stilts = Пружинные ходули
silver-boiler = Котёл
silver-steam-dynamo = Паровое динамо
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
copper-steam-vent = Паровой вентиль
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
boost-clockwork-precision = Точность часовщика
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
nikola-tesla-cockpit = кабина (Никола Тесла)
marie-curie = Мария Кюри
marie-curie-part = Радиевый двигатель
marie-curie-cockpit = кабина (Мария Кюри)
ada-lovelace = Ада Лавлейс
ada-lovelace-part = Паровая турбина
ada-lovelace-cockpit = кабина (Ада Лавлейс)
hertha-ayrton = Герта Айртон
hertha-ayrton-part = Дуговой привод
hertha-ayrton-cockpit = кабина (Герта Айртон)
george-washington-carver = Джордж Вашингтон Карвер
george-washington-carver-part = Бобовый лигодиум
george-washington-carver-cockpit = кабина (Джордж Вашингтон Карвер)
alexander-graham-bell = Александр Грейам Белл
alexander-graham-bell-part = Тетраэдральный змей
alexander-graham-bell-cockpit = кабина (Александр Грейам Белл)
guglielmo-marconi = Гульельмо Маркони
guglielmo-marconi-part = Беспроводной тягач
guglielmo-marconi-cockpit = кабина (Гульельмо Маркони)
sakichi-toyoda = Сакити Тоёда
sakichi-toyoda-part = Педаль ткацкого станка
sakichi-toyoda-cockpit = кабина (Сакити Тоёда)
elijah-mccoy = Элайджа Маккой
elijah-mccoy-part = Самосмазывающиеся поршни
elijah-mccoy-cockpit = кабина (Элайджа Маккой)
albert-einstein = Альберт Эйнштейн
albert-einstein-part = Релятивистский велосипед
albert-einstein-cockpit = кабина (Альберт Эйнштейн)
orville-and-wilbur-wright = Орвилл и Уилбур Райт
orville-and-wilbur-wright-part = Биплан
orville-and-wilbur-wright-cockpit = кабина (Орвилл и Уилбур Райт)
thomas-edison = Томас Эдисон
thomas-edison-part = Повозка постоянного тока
thomas-edison-cockpit = кабина (Томас Эдисон)
margaret-knight = Маргарет Найт
margaret-knight-part = Режущая каретка
margaret-knight-cockpit = кабина (Маргарет Найт)
alberto-santos-dumont = Альберто Сантос-Дюмон
alberto-santos-dumont-part = Карманный дирижабль
alberto-santos-dumont-cockpit = кабина (Альберто Сантос-Дюмон)
ferdinand-von-zeppelin = Фердинанд фон Цеппелин
ferdinand-von-zeppelin-part = Жёсткий баллон
ferdinand-von-zeppelin-cockpit = кабина (Фердинанд фон Цеппелин)
jagadish-chandra-bose = Джагадиш Чандра Бос
jagadish-chandra-bose-part = Вездеход-крескограф
jagadish-chandra-bose-cockpit = кабина (Джагадиш Чандра Бос)
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
page-parts = Отсеки
page-boosts = Усиления
page-gauges = Датчик повреждений
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
page-busy = Ждём: { $names }
page-busy-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
page-is-busy = ещё ходит
page-waiting = У вас всё готово. Ждём: { $names }.
page-back = К моей машине
page-gauge = Датчик повреждений: { $gauge }
page-cogs = Шестерёнки: { $cogs }
page-die-help = Кубик из вашего набора: положите его в паз его цвета, чтобы активировать отсек.
page-bulb-on = Лампочка горит
page-bulb-off = Лампочка погашена
page-switch = Погасить лампочку: сразу сработает всё, на чём она нарисована
page-valves = Открытых вентилей: { $valves }. Толпе пришлось бы отдать { $crowd ->
    [one] { $crowd } шестерёнку
    [few] { $crowd } шестерёнки
   *[other] { $crowd } шестерёнок
}.
page-to-line = { $count ->
    [one] { $count } участок до черты
    [few] { $count } участка до черты
   *[other] { $count } участков до черты
}
page-past-line = { $count ->
    [one] { $count } участок за чертой
    [few] { $count } участка за чертой
   *[other] { $count } участков за чертой
}
page-stash = Тайник
page-lasting = Усиление «{ $card }» ещё действует
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
page-boost-target = Цель: { $target ->
    [one_opponent] один соперник.
    [leaders] все, кто на первом месте.
   *[everybody] все.
}
page-boost-lasts = До конца { $lasts ->
    [round] раунда.
   *[phase] фазы.
}
page-boost-if-last = Если вы на последнем месте, вместо этого: { $effects }.
page-boost-unless-leading = Нельзя, если вы на первом месте.
page-boost-answers = Может быть ответом на чужое усиление.
page-boon = { $boon ->
    [effects] { $effects }.
    [lower_dice] Все кубики в ваших пазах снижаются на { $count }.
    [set_dice] Кубиков набора можно повернуть на шестёрку: { $count }.
    [shield] Чужие усиления на вас не действуют.
    [worse_terrain] Местность наносит на одно повреждение больше.
    [ignore_terrain] Местность вам не вредит.
    [steal_cogs] Заберите шестерёнки, не больше { $count }.
    [refresh_part] Снимите кубики с отсека; он может сработать снова.
    [draw_part] Возьмите отсек и используйте его как выбранную карту.
   *[relight] Лампочка снова горит.
}
page-part-dice = { $card }. Пазы: { $slots }; указатель { $power }. { $effects }
page-part-bulb = { $card }. Работает от лампочки. { $effects }
page-part-lose = Сбросить отсек. { $card }
page-part-lift = Поднять. { $card }
page-part-take = Выбрать. { $card }
page-place-in = Положить кубик (×{ $times }). { $card }
page-die-in = Кубик { $value } ({ $colour }): { $card }
page-die-unrolled = Кубик ещё не брошен ({ $colour })
page-times = { $power } → ×{ $times }
page-build-here = Присоединить здесь: { $cell }
page-lay-here = Положить здесь: { $cell }
page-loose = Не присоединены: { $cards }
page-hand = Ваша рука
page-hand-help = Нажмите на карту: будет видно, куда она подходит и что даст. Затем выберите, что с ней сделать, или перетащите её на машину.
page-picked = Выбрано: { $card }. Чтобы сменить, выберите другую карту.
page-pick-only = Выбрать, решить потом
page-fits = Присоединить: { $count ->
    [one] подсвечено { $count } место.
    [few] подсвечено { $count } места.
   *[other] подсвечено { $count } мест.
}
page-fits-rearranged = Подойдёт после перестройки.
page-fits-nowhere = К вашей машине не подходит: вентили не сходятся.
page-build-rearranged = Присоединить с перестройкой
page-pool = Ваши кубики
page-pool-empty = В наборе нет кубиков.
page-pips = Можно снять: { $count }
page-vent = Снизить { $value } ({ $colour }, «{ $card }») до
page-vent-out = сбросить
page-vent-none = Снижать нечего, или нет шестерёнок.
page-harm = повреждения: { $count }{ $breaks ->
    [yes] , и сразу теряется отсек
   *[no] {""}
}
page-done-costs = Вы потеряете { $count ->
    [one] { $count } отсек
    [few] { $count } отсека
   *[other] { $count } отсеков
}. Всё равно готово?
page-done-explodes = Ваша машина взорвётся. Всё равно готово?
page-apply = Применить: { $effects }
page-apply-all = Применить всё: { $effect }
page-all = Все
page-group = { $card }: { $effects }
page-draw-from = Взять из колоды: { $deck }
page-space = { $space }
page-way = Сюда: { $space }
page-terrain = местность { $count }
page-challenge = { $kind ->
    [generator] кубик за шестерёнку: { $colour }
    [rails] рельсы, за кубик ({ $colour }): { $motion } ×{ $count }
    [pony] паровая пони, за кубик ({ $colour }) шестерёнки: { $count }, один раз за игру
    [glacier] ледник: кубик ({ $colour }) спасает от местности
    [jump] прыжок: после гонки здесь не остаются
   *[crowd] толпа берёт шестерёнки, меньше за открытые вентили
}
page-podium = Итог
page-result = { $spaces ->
    [one] { $spaces } участок
    [few] { $spaces } участка
   *[other] { $spaces } участков
}, { $parts ->
    [one] { $parts } отсек
    [few] { $parts } отсека
   *[other] { $parts } отсеков
}
page-chart-distance = Участки от старта по раундам
page-chart-damage = Полученные повреждения по раундам
page-download = Сохранить рисунок машины: { $name }
page-part-storage = Пазы хранения: { $slots }.
page-move-cards = Двигать карты
page-put-back = Вернуть карты на места
page-discard-part = Сбросить отсек
page-source = { $source ->
    [found] Частично известно из обзора; остальное — наша разработка.
    [found_fan] Частично найдено в любительском проекте, не вполне достоверно; остальное — наша разработка.
    [stand_in] Наша разработка: этот человек заменяет изобретателя, чьё имя неизвестно.
   *[designed] Наша разработка: напечатанный вариант неизвестен.
}
page-designed = Все фрагменты, жетоны и усиления и почти все карты — наша разработка: напечатанные нам неизвестны.

### Besides: what a table says only to those who ask

## После конца

figure-longest-round = Дальше всего за раунд
figure-activations = Активаций
figure-boosts = Сыграно усилений
figure-cogs = Получено шестерёнок
figure-damage = Получено повреждений
figure-parts-lost = Потеряно отсеков
figure-explosions = Взрывов
turning-lead = { $seat-mine ->
    [yes] С конца раунда { $round } вы на первом месте.
   *[no] С конца раунда { $round } на первом месте { $seat }.
}
turning-leap = { $seat-mine ->
    [yes] Вы проезжаете
   *[no] { $seat } проезжает
} { $spaces ->
    [one] { $spaces } участок
    [few] { $spaces } участка
   *[many] { $spaces } участков
} в раунде { $round }: дальше за раунд не заезжает никто.
turning-losses = { $seat-mine ->
    [yes] Вы теряете
   *[no] { $seat } теряет
} { $parts ->
    [one] { $parts } отсек
    [few] { $parts } отсека
   *[many] { $parts } отсеков
} в раунде { $round }.

## Подсказки бота

because-inventor = { $inventor } приносит этот отсек. { $does }
because-pick = { $does } Мест, где его можно присоединить: { $count }.
because-pick-rearranged = { $does } Подойдёт, если перестроить машину.
because-pick-corner = { $card }: ценнее всего сбросить. Кубиков: { $dice }, или шестерёнок: { $cogs }.
because-pick-boost = Усиление на потом: «{ $card }». { $does }
because-build = { $does } Отсеков в машине станет { $parts }.
because-rearrange = { $does } Если перестроить машину, отсеков станет { $parts }.
because-power = «{ $card }»: кубики для следующей гонки ({ $colour }), { $count }.
because-cogs = «{ $card }»: шестерёнки, { $count }. Ими снижают, перебрасывают и повышают кубики.
because-stash = «{ $card }» дождётся в тайнике своего часа. { $does }
because-lose = Проще всего обойтись без отсека «{ $card }».
because-discard-boost = Проще всего обойтись без усиления «{ $card }».
because-play = Больше всего пользы сейчас: «{ $card }». { $does }
because-no-answer = Ответ пригодится позже.
because-vent = Если снизить { $from } до { $to }, паз отсека «{ $card }» освободится раньше.
because-vent-out = Паз отсека «{ $card }» снова свободен.
because-reroll = Хуже, чем { $value }, вряд ли выпадет.
because-raise = Вместо { $from } будет { $to } ({ $colour }).
because-weak = «{ $card }»: пока мощность { $power }, с другими кубиками отсек сработает.
because-fire = «{ $card }», мощность { $power }, ×{ $times }: { $effects }.
because-take-back = В другом отсеке эти кубики дадут больше.
because-bulb = Лампочка работает раз в раунд: { $effects }.
because-motion = На участок вперёд. До финишной черты сейчас { $spaces ->
    [one] { $spaces } участок
    [few] { $spaces } участка
   *[other] { $spaces } участков
}.
because-motion-harm = На участок вперёд, повреждений: { $damage }. До финишной черты сейчас { $spaces ->
    [one] { $spaces } участок
    [few] { $spaces } участка
   *[other] { $spaces } участков
}.
because-reinforce = Машина укрепляется: на датчике повреждений сейчас { $from }.
because-effect = Сначала это: { $effect }.
because-group = «{ $card }»: здесь ценнее всего { $effects }.
because-decline = То, что есть, дороже предложенного.
because-way = { $damage ->
    [0] Этот путь сейчас без повреждений.
   *[other] Этот путь сейчас стоит повреждений: { $damage }, зато дальше он лучше.
}
because-glacier = Кубик { $value } избавит от повреждений: { $damage }.
because-terrain = Кубики дороже, чем повреждения: { $damage }.
because-pay-cog = Кубик за шестерёнку.
because-pay-die = Испытание даёт больше, чем стоит { $value }.
because-set = Вместо { $value } будет 6.
because-refresh = «{ $card }» снова сможет сработать.
because-draw = Нужнее всего отсек из этой колоды: { $deck }.
because-arrange = Сейчас толпа заберёт шестерёнок: { $cogs }. Чем больше открытых вентилей, тем меньше.
because-lay = Так машина держится вместе, и остаётся место.
because-store = Кубик ({ $colour }) останется на следующий раунд: «{ $card }».
because-done = В этом шаге больше ничего не выиграть.
because-done-owes = Больше ничего не поможет; повреждения стоят отсеков: { $count }.
because-done-cogs = Шестерёнки ({ $count }) дороже в гонке.
because-not-done = Ещё есть что выиграть.
