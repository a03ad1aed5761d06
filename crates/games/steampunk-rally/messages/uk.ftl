# Steampunk Rally: рядки журналу, підказки, причини відмов, меню.

## Підказки

prompt-inventor = Виберіть винахідника.
prompt-shortage = Бракує карт (колода: { $deck }): скидайте такі карти, доки у вас не залишиться чотири.
prompt-pick = Виберіть карту з руки.
prompt-boosts = Ваш хід для підсилень: грайте будь-які, потім натисніть «Готово».
prompt-vent = Стравлювання: кожна шестерня знімає 2 з кубиків у ваших пазах.
prompt-race = Перегони: кладіть кубики в пази, погасіть лампочку, витрачайте шестерні або натисніть «Готово».
prompt-damage = Пошкодження: виберіть, який відсік скинути (ще { $count ->
    [one] { $count } відсік
    [few] { $count } відсіки
   *[other] { $count } відсіків
}).
prompt-explode = Скидати більше нічого: зміцніть машину або натисніть «Готово» — і вона вибухне.
prompt-damage-done = Скидати відсіки не треба. Натисніть «Готово».
prompt-storage = Кінець раунду: збережіть кубики, які хочете залишити.
prompt-batch = Виберіть, який ефект застосувати наступним.
prompt-way = Розвилка: виберіть шлях.
prompt-glacier = Льодовик: скиньте кубик ({ $colour }) або прийміть місцевість.
prompt-breakdown = Поломка: виберіть, який відсік скинути.
prompt-discard-die = Можете скинути кубик із паза ({ $colour }).
prompt-discard-any = Можете скинути будь-який кубик із паза.
prompt-placing = Потужність { $power }: ×{ $times }. Додайте кубики, активуйте відсік або заберіть їх.
prompt-hanging = Усі відсіки вже не приєднати. Виберіть, який скинути.
prompt-answer = { $seat } грає підсилення «{ $boost }», ціль — ви. Відповісте?
prompt-set-dice = Поверніть кубики набору на шістку (залишилося: { $count }).
prompt-refresh = Виберіть відсік, з якого зняти кубики.
prompt-draw = З якої колоди взяти відсік?
prompt-use-part = «{ $card }»: приєднайте відсік або скиньте карту за кубики чи шестерні.
prompt-use-rearranged = «{ $card }» підійде, якщо перебудувати машину. Приєднайте відсік так або скиньте карту за кубики чи шестерні.
prompt-use-misfit = «{ $card }» не приєднати: жоден вентиль не пасує. Скиньте карту за кубики чи шестерні.
prompt-use-boost = «{ $card }»: відкладіть підсилення у схованку або скиньте карту за кубики чи шестерні.
prompt-group = Відсік «{ $card }»: виберіть групу ефектів.

## Заголовки

brief-built = + { $card }
brief-lost = − { $card }
brief-fired = { $card } ×{ $times }
brief-gauge = датчик { $gauge }

## Журнал

told-inventor = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
} — { $inventor }.
told-round = Раунд { $round }.
told-last-round = Раунд { $round }, останній.
told-shuffled = Колоду й скид перемішано: { $deck }.
told-drew = { $seat-mine ->
    [yes] Ви берете
   *[no] { $seat } бере
} карти.
told-drew-cards = { $seat-mine ->
    [yes] Ви берете
   *[no] { $seat } бере
} карти: { $cards }.
told-passed-clockwise = Карти передають за годинниковою стрілкою.
told-passed-counter = Карти передають проти годинникової стрілки.
told-received = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
} карти.
told-received-cards = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
} карти: { $cards }.
told-picked = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: карту вибрано.
told-picked-card = { $seat-mine ->
    [yes] Ви вибираєте
   *[no] { $seat } вибирає
} карту «{ $card }».
told-constructed = { $seat-mine ->
    [yes] Ви приєднуєте
   *[no] { $seat } приєднує
} відсік «{ $card }».
told-power = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
} карту «{ $card }» за кубики: { $colour }.
told-card-for-cogs = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
} карту «{ $card }» за шестерні: { $cogs }.
told-stashed = { $seat-mine ->
    [yes] Ви відкладаєте
   *[no] { $seat } відкладає
} підсилення у схованку.
told-stashed-card = { $seat-mine ->
    [yes] Ви відкладаєте
   *[no] { $seat } відкладає
} у схованку підсилення «{ $card }».
told-part-drawn = { $seat-mine ->
    [yes] Ви берете
   *[no] { $seat } бере
} відсік. Колода: { $deck }.
told-part-drawn-card = { $seat-mine ->
    [yes] Ви берете
   *[no] { $seat } бере
} відсік «{ $card }».
told-given-up = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
} відсік «{ $card }».
told-loose = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
} відсік «{ $card }»: його не приєднати.
told-lost-breakdown = { $seat-mine ->
    [yes] Поломка: ви скидаєте
   *[no] Поломка: { $seat } скидає
} відсік «{ $card }».
told-lost-damage = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
} через пошкодження відсік «{ $card }».
told-lost-explosion = { $seat-mine ->
    [yes] Вибух: ви втрачаєте
   *[no] Вибух: { $seat } втрачає
} відсік «{ $card }».
told-lost-shortage = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
} відсік «{ $card }»: у колоді бракує карт.
told-boost-discarded = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
} зі схованки підсилення «{ $card }».
told-boost = { $seat-mine ->
    [yes] Ви граєте
   *[no] { $seat } грає
} підсилення «{ $card }».
told-boost-on = { $seat-mine ->
    [yes] Ви граєте
   *[no] { $seat } грає
} підсилення «{ $card }». Ціль: { $on }.
told-struck = { $seat-mine ->
    [yes] Підсилення «{ $card }» ({ $from }) діє на вас.
   *[no] Підсилення «{ $card }» ({ $from }) діє. Ціль: { $seat }.
}
told-warded = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: захист, підсилення «{ $card }» не діє.
told-not-answered = { $seat-mine ->
    [yes] Ви не відповідаєте
   *[no] { $seat } не відповідає
} на підсилення «{ $card }».
told-boost-ended = { $seat-mine ->
    [yes] Ваше підсилення «{ $card }» більше не діє.
   *[no] Підсилення «{ $card }» ({ $seat }) більше не діє.
}
told-stolen = { $seat-mine ->
    [yes] Ви забираєте
   *[no] { $seat } забирає
} { $cogs ->
    [one] { $cogs } шестерню
    [few] { $cogs } шестерні
   *[other] { $cogs } шестерень
} у гравця { $from }.
told-vented = { $seat-mine ->
    [yes] Ви знижуєте
   *[no] { $seat } знижує
} кубик ({ $colour }, «{ $card }»): { $from } → { $to }.
told-vented-out = { $seat-mine ->
    [yes] Ви знижуєте
   *[no] { $seat } знижує
} кубик ({ $colour }) до кінця: паз вільний («{ $card }»).
told-all-vented = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: усі кубики в пазах знижено на { $pips }.
told-rolled = { $seat-mine ->
    [yes] Ви кидаєте
   *[no] { $seat } кидає
} кубики: { $dice }.
told-rerolled = { $seat-mine ->
    [yes] Ви перекидаєте
   *[no] { $seat } перекидає
} кубик ({ $colour }): { $from } → { $to }.
told-raised = { $seat-mine ->
    [yes] Ви збільшуєте
   *[no] { $seat } збільшує
} кубик ({ $colour }): { $from } → { $to }.
told-set-to-six = { $seat-mine ->
    [yes] Ви повертаєте
   *[no] { $seat } повертає
} кубик на шістку ({ $colour }): { $from } → 6.
told-placed = { $seat-mine ->
    [yes] Ви кладете
   *[no] { $seat } кладе
} { $value } ({ $colour }) у відсік «{ $card }».
told-taken-back = { $seat-mine ->
    [yes] Ви забираєте
   *[no] { $seat } забирає
} кубики з відсіку «{ $card }».
told-fired = { $seat-mine ->
    [yes] Ви активуєте
   *[no] { $seat } активує
} відсік «{ $card }», ×{ $times } (потужність { $power }).
told-bulb-off = { $seat-mine ->
    [yes] Ви гасите
   *[no] { $seat } гасить
} лампочку.
told-bulb-on = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: лампочка знову горить.
told-refreshed = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: відсік «{ $card }» вільний і може спрацювати знову.
told-group = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: відсік «{ $card }» — { $group }.
told-began = { $seat-mine ->
    [yes] Ви застосовуєте
   *[no] { $seat } застосовує
}: { $effect }.
told-skipped = { $seat-mine ->
    [yes] Ви нічого не отримуєте
   *[no] { $seat } нічого не отримує
}: { $effect }.
told-gained = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
} кубик ({ $colour }): { $value }.
told-gained-unrolled = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
} кубик ({ $colour }).
told-die-discarded = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
} { $value } ({ $colour }) з відсіку «{ $card }».
told-declined-discard = { $seat-mine ->
    [yes] Ви не скидаєте
   *[no] { $seat } не скидає
} кубик.
told-declined-set = { $seat-mine ->
    [yes] Ви більше не повертаєте
   *[no] { $seat } більше не повертає
} кубики.
told-declined-glacier = { $seat-mine ->
    [yes] Ви не скидаєте
   *[no] { $seat } не скидає
} кубик за льодовик.
told-moved = { $seat-mine ->
    [yes] Ви їдете
   *[no] { $seat } їде
} на ділянку вперед.
told-moved-smooth = { $seat-mine ->
    [yes] Ви плавно їдете
   *[no] { $seat } плавно їде
} на ділянку вперед.
told-fell-back = { $seat-mine ->
    [yes] Ви відступаєте
   *[no] { $seat } відступає
} назад.
told-fell-from-jump = { $seat-mine ->
    [yes] Стрибок: ви відступаєте
   *[no] Стрибок: { $seat } відступає
} назад.
told-crossed = { $seat-mine ->
    [yes] Ви перетинаєте
   *[no] { $seat } перетинає
} фінішну лінію: раунд { $round } — останній.
told-gauge-fell = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
} пошкодження: датчик { $gauge }.
told-broke-down = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: поломка машини.
told-gauge-rose = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: датчик { $gauge }.
told-cogs = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
} { $cogs ->
    [one] { $cogs } шестерню
    [few] { $cogs } шестерні
   *[other] { $cogs } шестерень
}.
told-exploded = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: вибух машини!
told-glacier-paid = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
} { $value } ({ $colour }) за льодовик.
told-crowd = { $seat-mine ->
    [yes] Натовп: ви показуєте відкриті вентилі ({ $valves }) і віддаєте
   *[no] Натовп: { $seat } показує відкриті вентилі ({ $valves }) і віддає
} { $cogs ->
    [one] { $cogs } шестерню
    [few] { $cogs } шестерні
   *[other] { $cogs } шестерень
}.
told-cog-paid = { $seat-mine ->
    [yes] Ви витрачаєте
   *[no] { $seat } витрачає
} шестерню на кубик ({ $colour }).
told-die-paid = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
} { $value } ({ $colour }) за випробування.
told-arranged = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: машину перебудовано автоматично.
told-stored = { $seat-mine ->
    [yes] Ви зберігаєте
   *[no] { $seat } зберігає
} кубик ({ $colour }) у відсіку «{ $card }».
told-done = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: готово.
told-token-clockwise = Жетон напрямку перевернуто: за годинниковою стрілкою.
told-token-counter = Жетон напрямку перевернуто: проти годинникової стрілки.
told-won = Перемога: { $winners }.
told-token = Жетон випробування, ділянка { $space }: { $challenge }.
told-token-branch = Жетон випробування, ділянка { $space }: { $challenge }. Він лише на одному шляху розвилки: шляхи нерівні.
told-many-tokens = На трасі більше ніж 3 жетони випробувань: стільки не радять.
told-pick-changed = { $seat-mine ->
    [yes] Ви вибираєте
   *[no] { $seat } вибирає
} натомість карту «{ $card }».
told-laid = { $seat-mine ->
    [yes] Ви перебудовуєте
   *[no] { $seat } перебудовує
} машину.
told-not-done = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: ще не готово.
winner = { $seat }

## Кроки і фази

phase-inventors = Вибір винахідників.
phase-shortage = Бракує карт. Колода: { $deck }.
phase-pick = Драфт: вибір карти.
phase-use = Драфт: використання карти.
phase-boosts = { $seat-mine ->
    [yes] Стравлювання: ваш хід для підсилень.
   *[no] Стравлювання: хід для підсилень, { $seat }.
}
phase-vent = Фаза стравлювання.
phase-race = Фаза перегонів.
phase-race-turn = { $seat-mine ->
    [yes] Фаза перегонів: ваш хід.
   *[no] Фаза перегонів: ходить { $seat }.
}
phase-damage = Фаза пошкоджень.
phase-storage = Кінець раунду.
phase-over = Перегони завершено.

## Відмови

why-not-now = Цієї миті так не можна.
why-is-done = Ви вже натиснули «Готово». Щоб продовжити, натисніть «Ще не готово».
why-batch-first = Спершу застосуйте розпочаті ефекти.
why-placement-first = Спершу активуйте відсік або заберіть кубики.
why-answer-first = Спершу дайте відповідь на підсилення.
why-inventor-taken = Цього винахідника вже зайнято.
why-not-in-hand = Цієї карти немає у вас на руці.
why-no-part = Підсилення не можна приєднати.
why-no-boost = У схованку відкладають лише підсилення.
why-not-joined = Тут не вийде жодного цілого вентиля.
why-no-room = У машині більше немає місця.
why-no-need-to-rearrange = Відсік підходить і так, або підхожої перебудови не знайдено.
why-not-offered = У кутку карти цього немає.
why-other-deck = Карта не з цієї колоди.
why-no-such-part = Такого відсіку немає.
why-no-such-die = Такого кубика немає.
why-not-stashed = Цього підсилення немає у вашій схованці.
why-wrong-phase = Це підсилення — для іншої фази.
why-wrong-target = Підсиленню потрібна інша ціль або жодна.
why-leading = На першому місці це зіграти не можна.
why-no-answer = Цим підсиленням не відповідають.
why-no-cogs = У вас немає шестерень.
why-nothing-to-vent = Такого кубика в пазах немає; збережені кубики не знижують.
why-already-six = Більше шістки не буває.
why-not-rolled = Кубик не кинуто.
why-takes-no-dice = Ця карта не приймає кубики.
why-other-colour = У відсіку немає паза цього кольору.
why-no-free-slot = Усі пази цього кольору зайнято.
why-star-spent = Зірочка спрацьовує один раз за фазу.
why-one-die-for-star = Зірочці потрібен один кубик.
why-other-part = Спершу закінчіть з іншим відсіком: відсіки активують по одному.
why-nothing-placed = Кубики не покладено.
why-too-weak = Потужності не вистачить до покажчика.
why-bulb-is-off = Лампочку погашено.
why-no-such-effect = Такого ефекту не лишилося.
why-no-such-group = Такої групи немає.
why-cannot-decline = Від цього не можна відмовитися.
why-no-such-way = Дорога туди не веде.
why-no-challenge = Тут немає такого випробування.
why-not-at-rest = Спершу закінчіть рух.
why-pony-used = Паровий поні допомагає один раз за гру.
why-parts-owed = Спершу треба скинути відсіки.
why-cockpit = Кабіну не можна скинути.
why-cell-not-free = Клітинка зайнята або за краєм.
why-new-part-loose = Новий відсік ні до чого не приєднано.
why-parts-loose = Не всі карти приєднано до кабіни: пересуньте їх або скиньте.
why-no-storage = Для такого кубика немає вільного паза зберігання.
why-not-done = Ви ще не натиснули «Готово».
why-already-picked = Цю карту вже вибрано.
why-hanging-first = Спершу виберіть, який відсік скинути: усі не приєднати.
why-no-dice-left = У банку немає кубиків цього кольору.
why-nothing-to-open = Натовпу це не сподобається більше: відкритих вентилів не побільшає.
why-nothing-moved = Усі карти на своїх місцях.
why-nothing-owed = Скидати відсік не треба.

## Вибір

choice-construct = приєднати
choice-construct-rearranged = приєднати, перебудувавши машину
choice-power = узяти кубики: { $colour }
choice-cogs = узяти шестерні
choice-stash = відкласти у схованку
choice-discard = скинути з власної волі
choice-play = зіграти підсилення
choice-on = ціль: { $seat }
choice-answer = відповісти
choice-no-answer = не відповідати
choice-vent = зняти одиницю з кубика
choice-reroll = перекинути за шестерню
choice-raise = збільшити за шестерню
choice-place = покласти кубик у паз
choice-take-back = забрати кубики
choice-fire = активувати
choice-switch-off = погасити лампочку
choice-discard-die = скинути кубик
choice-decline = відмовитися
choice-way = ділянка { $space }
choice-glacier = скинути кубик за льодовик
choice-terrain = прийняти місцевість
choice-pay-cog = шестерню за кубик
choice-pay-die = скинути кубик за випробування
choice-set = повернути на шістку
choice-refresh = зняти кубики з відсіку
choice-draw = узяти відсік
choice-arrange = відкрити вентилі для натовпу
choice-store = зберегти кубик
choice-done = готово
choice-part = карта { $number }
choice-cell = { $cell }
choice-die = { $colour }: { $value }
choice-value = { $value }
choice-lay = перебудувати машину
choice-not-done = ще не готово
choice-placed-part = { $number }. { $card }
choice-lose = скинути відсік

## Слова

colour-steam = пара
colour-heat = тепло
colour-electric = електрика
colour-any = будь-який колір
slots = { $count } ({ $colour })
dice-of = { $colour } { $dice }
deck-gold = золота
deck-silver = срібна
deck-copper = мідна
deck-black = підсилення
effect-motion = рух
effect-smooth = плавний рух
effect-reinforce = зміцнення
effect-damage = пошкодження
effect-cog = шестерня
effect-gain-steam = отримати кубик пари
effect-gain-heat = отримати кубик тепла
effect-gain-electric = отримати кубик електрики
effect-discard-steam = скинути кубик пари
effect-discard-heat = скинути кубик тепла
effect-discard-electric = скинути кубик електрики
effect-discard-any = скинути кубик
effect-times = { $effect } ×{ $count }
list = { $all }, { $next }
groups = { $all } / { $next }
nothing = нічого
space = { $tile }, ділянка { $number }

## Текстове поле

text-round = Раунд { $round }, жетон напрямку: { $direction }. Карт у колодах (золота, срібна, мідна, підсилення): { $decks }.
text-clockwise = за годинниковою стрілкою
text-counter = проти годинникової стрілки
text-seat = { $seat } ({ $inventor }): { $space }; датчик { $gauge }, шестерні { $cogs }, лампочка { $bulb }, кубики { $pool }, у схованці { $stash }; { $state }
text-no-inventor = { $seat } ще без винахідника.
text-bulb-on = горить
text-bulb-off = погашена
text-busy = думає
text-waits = чекає
text-hand = Рука:
text-stash = Схованка:
text-last-round = Це останній раунд.
text-next-is-last = Наступний раунд — останній.
text-legend = Траса: ! місцевість; g електростанція, машина або шахта (кубик за шестерню); r рейки (~ плавно); p паровий поні; i льодовик; j стрибок; c натовп; S пара, H тепло, E електрика; → куди веде шлях, якщо не до наступного номера. Відсіки: вентилі N E S W (верх, право, низ, ліво), кубики в [пазах]:покажчик, * зірочка, ◇ паз зберігання (перед ним літера кольору, ? — будь-який), ◆ збережений кубик.
text-lasting = діє: { $card }
text-avalanches = місцевість завдає цій машині на { $count } більше
text-pony = паровий поні вже допоміг
text-placing = кубики у відсік «{ $card }»: { $dice }
text-picked = (вибрано)
text-bulb-mark = лампочка
text-inventors = Винахідники:
text-boost = { $card }.

## Налаштування

option-track = Траса
option-track-help = Якими боками догори лежать фрагменти. Фрагменти, жетони, підсилення і майже всі карти — наша розробка: надруковані нам невідомі.
option-track-alps = Альпи
option-track-skyrail = Підвісний трек
option-inventors = Винахідники
option-inventors-help = Кожен вибирає сам, або їх роздають. Усі показники, крім кабіни Марії Кюрі, — наша розробка; Джаґадіш Чандра Бос заміняє шістнадцятого винахідника, чиє ім’я невідоме.
option-inventors-choose = вибирають
option-inventors-deal = роздають
option-first_races_in_turn = Перші перегони по черзі
option-first_races_in_turn-help = У перших двох раундах гравці їдуть одне за одним.
option-middle_1 = Перший проміжний фрагмент
option-middle_1-help = Випадковий або один із п’яти.
option-middle_1-lot = випадковий
option-middle_1-m1 = фрагмент 1
option-middle_1-m2 = фрагмент 2
option-middle_1-m3 = фрагмент 3
option-middle_1-m4 = фрагмент 4
option-middle_1-m5 = фрагмент 5
option-middle_2 = Другий проміжний фрагмент
option-middle_2-help = Випадковий або один із п’яти.
option-middle_2-lot = випадковий
option-middle_2-m1 = фрагмент 1
option-middle_2-m2 = фрагмент 2
option-middle_2-m3 = фрагмент 3
option-middle_2-m4 = фрагмент 4
option-middle_2-m5 = фрагмент 5
option-middle_3 = Третій проміжний фрагмент
option-middle_3-help = Випадковий або один із п’яти.
option-middle_3-lot = випадковий
option-middle_3-m1 = фрагмент 1
option-middle_3-m2 = фрагмент 2
option-middle_3-m3 = фрагмент 3
option-middle_3-m4 = фрагмент 4
option-middle_3-m5 = фрагмент 5
option-tokens = Жетони випробувань
option-tokens-help = Скільки їх випадково викласти між стартом і фінішною лінією, крім вибраних. Радять не більше трьох; жетон на одному шляху розвилки робить шляхи нерівними.
option-pause_on_pass = Зупинки на випробуваннях
option-pause_on_pass-help = Чи можна пригальмувати на випробуванні посеред руху.
option-pause_on_pass-yes = можна
option-pause_on_pass-no = не можна
option-round_limit = Межа раундів
option-round_limit-help = Після скількох раундів закінчується гра; 0 — без межі.
option-token_power_station = Жетон: електростанція
option-token_power_station-help = Номер ділянки, на якій він лежить; якщо там випробування, то наступна без нього. 0 — не вибрано.
option-token_newcomen_engine = Жетон: машина Ньюкомена
option-token_newcomen_engine-help = Номер ділянки, на якій він лежить; якщо там випробування, то наступна без нього. 0 — не вибрано.
option-token_coal_mine = Жетон: вугільна шахта
option-token_coal_mine-help = Номер ділянки, на якій він лежить; якщо там випробування, то наступна без нього. 0 — не вибрано.
option-token_rails = Жетон: рейки
option-token_rails-help = Номер ділянки, на якій він лежить; якщо там випробування, то наступна без нього. 0 — не вибрано.
option-token_steam_pony = Жетон: паровий поні
option-token_steam_pony-help = Номер ділянки, на якій він лежить; якщо там випробування, то наступна без нього. 0 — не вибрано.
option-token_crowd = Жетон: натовп
option-token_crowd-help = Номер ділянки, на якій він лежить; якщо там випробування, то наступна без нього. 0 — не вибрано.
preset-base = Перегони в Альпах
preset-base-help = Базова гра: кожен вибирає винахідника, жетонів випробувань немає.
preset-first_rally = Перші перегони
preset-first_rally-help = Альпи, винахідників роздають; у перших двох раундах гравці їдуть одне за одним.
preset-hoverdrome = Перегони на Підвісному треку
preset-hoverdrome-help = Інший бік фрагментів.
preset-challenges = Альпи з випробуваннями
preset-challenges-help = На трасі випадково викладено три жетони випробувань.
preset-grand = Підвісний трек із випробуваннями
preset-grand-help = Інший бік фрагментів, а на ньому три жетони випробувань.
sheet-spaces = Ділянок від старту
sheet-parts = Відсіки

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
gold-kite-sail = Вітрило-змій
gold-spring-stilts = Пружинні ходулі
silver-boiler = Котел
silver-steam-dynamo = Парове динамо
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
copper-steam-vent = Паровий вентиль
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
boost-clockwork-precision = Точність годинникаря
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
nikola-tesla-cockpit = кабіна (Нікола Тесла)
marie-curie = Марія Кюрі
marie-curie-part = Радієвий двигун
marie-curie-cockpit = кабіна (Марія Кюрі)
ada-lovelace = Ада Лавлейс
ada-lovelace-part = Парова турбіна
ada-lovelace-cockpit = кабіна (Ада Лавлейс)
hertha-ayrton = Герта Айртон
hertha-ayrton-part = Дуговий привід
hertha-ayrton-cockpit = кабіна (Герта Айртон)
george-washington-carver = Джордж Вашингтон Карвер
george-washington-carver-part = Бобовий лігодіум
george-washington-carver-cockpit = кабіна (Джордж Вашингтон Карвер)
alexander-graham-bell = Александер Грем Белл
alexander-graham-bell-part = Тетраедричний змій
alexander-graham-bell-cockpit = кабіна (Александер Грем Белл)
guglielmo-marconi = Гульєльмо Марконі
guglielmo-marconi-part = Бездротовий тягач
guglielmo-marconi-cockpit = кабіна (Гульєльмо Марконі)
sakichi-toyoda = Сакіті Тойода
sakichi-toyoda-part = Педаль ткацького верстата
sakichi-toyoda-cockpit = кабіна (Сакіті Тойода)
elijah-mccoy = Елайджа Маккой
elijah-mccoy-part = Самозмащувальні поршні
elijah-mccoy-cockpit = кабіна (Елайджа Маккой)
albert-einstein = Альберт Ейнштейн
albert-einstein-part = Релятивістський велосипед
albert-einstein-cockpit = кабіна (Альберт Ейнштейн)
orville-and-wilbur-wright = Орвілл і Вілбур Райт
orville-and-wilbur-wright-part = Біплан
orville-and-wilbur-wright-cockpit = кабіна (Орвілл і Вілбур Райт)
thomas-edison = Томас Едісон
thomas-edison-part = Візок постійного струму
thomas-edison-cockpit = кабіна (Томас Едісон)
margaret-knight = Маргарет Найт
margaret-knight-part = Різальна каретка
margaret-knight-cockpit = кабіна (Маргарет Найт)
alberto-santos-dumont = Альберто Сантос-Дюмон
alberto-santos-dumont-part = Кишеньковий дирижабль
alberto-santos-dumont-cockpit = кабіна (Альберто Сантос-Дюмон)
ferdinand-von-zeppelin = Фердинанд фон Цепелін
ferdinand-von-zeppelin-part = Жорсткий балон
ferdinand-von-zeppelin-cockpit = кабіна (Фердинанд фон Цепелін)
jagadish-chandra-bose = Джаґадіш Чандра Бос
jagadish-chandra-bose-part = Всюдихід-крескограф
jagadish-chandra-bose-cockpit = кабіна (Джаґадіш Чандра Бос)
alps-start = Старт
alps-m1 = Лугова дорога
alps-m2 = Поворот біля кар’єру
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
page-parts = Відсіки
page-boosts = Підсилення
page-gauges = Датчик пошкоджень
page-copies = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
page-inventors = Винахідники
page-step-draft = Драфт
page-step-vent = Стравлювання
page-step-race = Перегони
page-step-damage = Пошкодження
page-step-storage = Кінець раунду
page-round = Раунд { $round }
page-last-round = Раунд { $round }, останній
page-pick-of = вибір { $pick } з 4
page-clockwise = Карти передають за годинниковою стрілкою
page-counter = Карти передають проти годинникової стрілки
page-busy = Чекаємо: { $names }
page-busy-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
page-is-busy = ще ходить
page-waiting = У вас усе готово. Чекаємо: { $names }.
page-back = До моєї машини
page-gauge = Датчик пошкоджень: { $gauge }
page-cogs = Шестерні: { $cogs }
page-die-help = Кубик із вашого набору: покладіть його в паз його кольору, щоб активувати відсік.
page-bulb-on = Лампочка горить
page-bulb-off = Лампочка погашена
page-switch = Погасити лампочку: одразу спрацює все, на чому її намальовано
page-valves = Відкритих вентилів: { $valves }. Натовпу довелося б віддати { $crowd ->
    [one] { $crowd } шестерню
    [few] { $crowd } шестерні
   *[other] { $crowd } шестерень
}.
page-to-line = { $count ->
    [one] { $count } ділянка до лінії
    [few] { $count } ділянки до лінії
   *[other] { $count } ділянок до лінії
}
page-past-line = { $count ->
    [one] { $count } ділянка за лінією
    [few] { $count } ділянки за лінією
   *[other] { $count } ділянок за лінією
}
page-stash = Схованка
page-lasting = Підсилення «{ $card }» ще діє
page-play = Зіграти
page-boost-kind = { $when ->
    [draft] лише драфт
    [vent] лише стравлювання
    [race] лише перегони
   *[any] будь-яка фаза
}
page-boost-when = Лише у фазі { $when ->
    [draft] драфту.
    [vent] стравлювання.
   *[race] перегонів.
}
page-boost-target = Ціль: { $target ->
    [one_opponent] один суперник.
    [leaders] усі, хто на першому місці.
   *[everybody] усі.
}
page-boost-lasts = До кінця { $lasts ->
    [round] раунду.
   *[phase] фази.
}
page-boost-if-last = Якщо ви на останньому місці, натомість: { $effects }.
page-boost-unless-leading = Не можна, якщо ви на першому місці.
page-boost-answers = Може бути відповіддю на чуже підсилення.
page-boon = { $boon ->
    [effects] { $effects }.
    [lower_dice] Усі кубики у ваших пазах знижуються на { $count }.
    [set_dice] Кубиків набору можна повернути на шістку: { $count }.
    [shield] Чужі підсилення на вас не діють.
    [worse_terrain] Місцевість завдає на одне пошкодження більше.
    [ignore_terrain] Місцевість вам не шкодить.
    [steal_cogs] Заберіть шестерні, не більше { $count }.
    [refresh_part] Зніміть кубики з відсіку; він може спрацювати знову.
    [draw_part] Візьміть відсік і використайте його як вибрану карту.
   *[relight] Лампочка знову горить.
}
page-part-dice = { $card }. Пази: { $slots }; покажчик { $power }. { $effects }
page-part-bulb = { $card }. Працює від лампочки. { $effects }
page-part-lose = Скинути відсік. { $card }
page-part-lift = Підняти. { $card }
page-part-take = Вибрати. { $card }
page-place-in = Покласти кубик (×{ $times }). { $card }
page-die-in = Кубик { $value } ({ $colour }): { $card }
page-die-unrolled = Кубик ще не кинуто ({ $colour })
page-times = { $power } → ×{ $times }
page-build-here = Приєднати тут: { $cell }
page-lay-here = Покласти тут: { $cell }
page-loose = Не приєднано: { $cards }
page-hand = Ваша рука
page-hand-help = Натисніть на карту: буде видно, куди вона пасує і що дасть. Тоді виберіть, що з нею зробити, або перетягніть її на машину.
page-picked = Вибрано: { $card }. Щоб змінити, виберіть іншу карту.
page-pick-only = Вибрати, вирішити потім
page-fits = Приєднати: { $count ->
    [one] підсвічено { $count } місце.
    [few] підсвічено { $count } місця.
   *[other] підсвічено { $count } місць.
}
page-fits-rearranged = Підійде після перебудови.
page-fits-nowhere = До вашої машини не пасує: вентилі не сходяться.
page-build-rearranged = Приєднати з перебудовою
page-pool = Ваші кубики
page-pool-empty = У наборі немає кубиків.
page-pips = Можна зняти: { $count }
page-vent = Знизити { $value } ({ $colour }, «{ $card }») до
page-vent-out = скинути
page-vent-none = Знижувати нічого, або немає шестерень.
page-harm = пошкодження: { $count }{ $breaks ->
    [yes] , і відразу втрачається відсік
   *[no] {""}
}
page-done-costs = Ви втратите { $count ->
    [one] { $count } відсік
    [few] { $count } відсіки
   *[other] { $count } відсіків
}. Усе одно готово?
page-done-explodes = Ваша машина вибухне. Усе одно готово?
page-apply = Застосувати: { $effects }
page-apply-all = Застосувати все: { $effect }
page-all = Усі
page-group = { $card }: { $effects }
page-draw-from = Узяти з колоди: { $deck }
page-space = { $space }
page-way = Сюди: { $space }
page-terrain = місцевість { $count }
page-challenge = { $kind ->
    [generator] кубик за шестерню: { $colour }
    [rails] рейки, за кубик ({ $colour }): { $motion } ×{ $count }
    [pony] паровий поні, за кубик ({ $colour }) шестерні: { $count }, один раз за гру
    [glacier] льодовик: кубик ({ $colour }) рятує від місцевості
    [jump] стрибок: після перегонів тут не залишаються
   *[crowd] натовп бере шестерні, менше за відкриті вентилі
}
page-podium = Підсумок
page-result = { $spaces ->
    [one] { $spaces } ділянка
    [few] { $spaces } ділянки
   *[other] { $spaces } ділянок
}, { $parts ->
    [one] { $parts } відсік
    [few] { $parts } відсіки
   *[other] { $parts } відсіків
}
page-chart-distance = Ділянки від старту за раундами
page-chart-damage = Отримані пошкодження за раундами
page-download = Зберегти малюнок машини: { $name }
page-part-storage = Пази зберігання: { $slots }.
page-move-cards = Рухати карти
page-put-back = Повернути карти на місця
page-discard-part = Скинути відсік
page-source = { $source ->
    [found] Частково відомо з огляду; решта — наша розробка.
    [found_fan] Частково знайдено в аматорському проєкті, не цілком достовірно; решта — наша розробка.
    [stand_in] Наша розробка: ця людина заміняє винахідника, чиє ім’я невідоме.
   *[designed] Наша розробка: надрукований варіант невідомий.
}
page-designed = Усі фрагменти, жетони й підсилення та майже всі карти — наша розробка: надруковані нам невідомі.

### Besides: what a table says only to those who ask

## Після кінця

figure-longest-round = Найдалі за раунд
figure-activations = Активацій
figure-boosts = Зіграно підсилень
figure-cogs = Отримано шестерень
figure-damage = Отримано пошкоджень
figure-parts-lost = Втрачено відсіків
figure-explosions = Вибухів
turning-lead = { $seat-mine ->
    [yes] З кінця раунду { $round } ви на першому місці.
   *[no] З кінця раунду { $round } на першому місці { $seat }.
}
turning-leap = { $seat-mine ->
    [yes] Ви проїжджаєте
   *[no] { $seat } проїжджає
} { $spaces ->
    [one] { $spaces } ділянку
    [few] { $spaces } ділянки
   *[many] { $spaces } ділянок
} у раунді { $round }: далі за раунд не заїжджає ніхто.
turning-losses = { $seat-mine ->
    [yes] Ви втрачаєте
   *[no] { $seat } втрачає
} { $parts ->
    [one] { $parts } відсік
    [few] { $parts } відсіки
   *[many] { $parts } відсіків
} у раунді { $round }.

## Підказки бота

because-inventor = { $inventor } приносить цей відсік. { $does }
because-pick = { $does } Місць, де його можна приєднати: { $count }.
because-pick-rearranged = { $does } Підійде, якщо перебудувати машину.
because-pick-corner = { $card }: найцінніше скинути. Кубиків: { $dice }, або шестерень: { $cogs }.
because-pick-boost = Підсилення на потім: «{ $card }». { $does }
because-build = { $does } Відсіків у машині стане { $parts }.
because-rearrange = { $does } Якщо перебудувати машину, відсіків стане { $parts }.
because-power = «{ $card }»: кубики для наступних перегонів ({ $colour }), { $count }.
because-cogs = «{ $card }»: шестерні, { $count }. Ними знижують, перекидають і підвищують кубики.
because-stash = «{ $card }» дочекається в схованці свого часу. { $does }
because-lose = Найлегше обійтися без відсіку «{ $card }».
because-discard-boost = Найлегше обійтися без підсилення «{ $card }».
because-play = Найбільше користі зараз: «{ $card }». { $does }
because-no-answer = Відповідь придасться пізніше.
because-vent = Якщо знизити { $from } до { $to }, паз відсіку «{ $card }» звільниться раніше.
because-vent-out = Паз відсіку «{ $card }» знову вільний.
because-reroll = Гірше, ніж { $value }, навряд чи випаде.
because-raise = Замість { $from } буде { $to } ({ $colour }).
because-weak = «{ $card }»: поки потужність { $power }, з іншими кубиками відсік спрацює.
because-fire = «{ $card }», потужність { $power }, ×{ $times }: { $effects }.
because-take-back = В іншому відсіку ці кубики дадуть більше.
because-bulb = Лампочка працює раз на раунд: { $effects }.
because-motion = На ділянку вперед. До фінішної лінії зараз { $spaces ->
    [one] { $spaces } ділянка
    [few] { $spaces } ділянки
   *[other] { $spaces } ділянок
}.
because-motion-harm = На ділянку вперед, пошкоджень: { $damage }. До фінішної лінії зараз { $spaces ->
    [one] { $spaces } ділянка
    [few] { $spaces } ділянки
   *[other] { $spaces } ділянок
}.
because-reinforce = Машина зміцнюється: на датчику пошкоджень зараз { $from }.
because-effect = Спершу це: { $effect }.
because-group = «{ $card }»: тут найцінніше { $effects }.
because-decline = Те, що є, дорожче за запропоноване.
because-way = { $damage ->
    [0] Цей шлях зараз без пошкоджень.
   *[other] Цей шлях зараз коштує пошкоджень: { $damage }, зате далі він кращий.
}
because-glacier = Кубик { $value } вбереже від пошкоджень: { $damage }.
because-terrain = Кубики дорожчі за пошкодження: { $damage }.
because-pay-cog = Кубик за шестерню.
because-pay-die = Випробування дає більше, ніж коштує { $value }.
because-set = Замість { $value } буде 6.
because-refresh = «{ $card }» знову зможе спрацювати.
because-draw = Найпотрібніший відсік із цієї колоди: { $deck }.
because-arrange = Зараз натовп забере шестерень: { $cogs }. Що більше відкритих вентилів, то менше.
because-lay = Так машина тримається купи, і залишається місце.
because-store = Кубик ({ $colour }) залишиться на наступний раунд: «{ $card }».
because-done = У цьому кроці більше нічого не виграти.
because-done-owes = Більше нічого не допоможе; пошкодження коштують відсіків: { $count }.
because-done-cogs = Шестерні ({ $count }) дорожчі в перегонах.
because-not-done = Ще є що виграти.
