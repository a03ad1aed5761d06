# Собственные слова программы для терминала.

cli-your-choice = { $seat }, ваш выбор
cli-help = Число выбирает, b — назад, u — отменить, l — журнал, r ID — правило, p НОМЕР — передать клавиатуру игроку, который может действовать тем временем, h — эта подсказка, q — выйти.
cli-help-example = Действие можно и записать, например { $example }.
cli-done = { $seat }: Enter — дальше, u — отменить.
cli-no-such-choice = Такого выбора нет.
cli-nothing-besides = Игрок с этим номером сейчас ничего не может сделать.
cli-no-such-rule = Такого правила нет.
cli-refused = Отказ по пункту { $clause }: { $reason }
cli-malformed = Это не действие игры: { $error }
cli-taken-back = Отменено.
cli-nothing-to-take-back = Отменять нечего.
cli-hand-over = { $seat }, ваш ход. Нажмите Enter, когда никто другой не смотрит.
cli-left = Вы покинули стол.
cli-result = { $place }. { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
cli-place = { $place }. { $seat }
cli-commitment = Кубики определяет зерно с хешем { $hash }.
cli-recorded = Запись партии сохранена в { $file }.
cli-person = Игрок { $number }
cli-bot = бот { $name } { $number }
cli-entry = { $number }. { $seat }: { $choice }
cli-entry-undo = { $number }. { $seat } отменяет последний шаг
cli-entry-rewind = { $number }. { $seat }: партия возвращается к записи { $to }
cli-honest = честно: { $entries ->
    [one] { $entries } запись игры { $game } воспроизводится
    [few] { $entries } записи игры { $game } воспроизводятся
   *[other] { $entries } записей игры { $game } воспроизводятся
} с записанными состояниями
cli-not-over = нечестно: журнал обрывается до конца партии и ничего не доказывает
cli-other-commitment = нечестно: за столом было обещано другое обязательство
cli-sealed = заверено сервером, чей ключ вы назвали: { $key }
cli-sealed-by = заверено ключом { $key }; ключ сервера виден на его /api/key (--key)
cli-unsealed = не заверено: сервер за это не ручается, и составитель файла мог выдумать партию
cli-other-key = нечестно: заверено другим ключом
cli-not-sealed = нечестно: запись не заверена сервером
cli-dice-mixed = { $people ->
    [0] кубики определил один сервер: никто за столом ничего не добавил
    [one] кубики получены из секрета сервера и того, что добавил { $people } игрок
    [few] кубики получены из секрета сервера и того, что добавили { $people } игрока
   *[other] кубики получены из секрета сервера и того, что добавили { $people } игроков
}
cli-dice-alone = кубики получены только из начального числа
cli-turning-points = Что решило исход
cli-figures = Цифры
