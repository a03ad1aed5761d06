# Власні слова програми для термінала.

cli-your-choice = { $seat }, ваш вибір
cli-help = Число вибирає, b — назад, u — скасувати, l — журнал, r ID — правило, p НОМЕР — передати клавіатуру гравцеві, який може діяти тим часом, h — ця підказка, q — вийти.
cli-help-example = Дію можна й записати, наприклад { $example }.
cli-done = { $seat }: Enter — далі, u — скасувати.
cli-no-such-choice = Такого вибору немає.
cli-nothing-besides = Гравець із цим номером зараз нічого не може зробити.
cli-no-such-rule = Такого правила немає.
cli-refused = Відмова за пунктом { $clause }: { $reason }
cli-malformed = Це не дія гри: { $error }
cli-taken-back = Скасовано.
cli-nothing-to-take-back = Скасовувати нічого.
cli-hand-over = { $seat }, ваш хід. Натисніть Enter, коли ніхто інший не дивиться.
cli-left = Ви залишили стіл.
cli-result = { $place }. { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
cli-place = { $place }. { $seat }
cli-commitment = Кубики визначає зерно з хешем { $hash }.
cli-recorded = Запис партії збережено у { $file }.
cli-person = Гравець { $number }
cli-bot = бот { $name } { $number }
cli-entry = { $number }. { $seat }: { $choice }
cli-entry-undo = { $number }. { $seat } скасовує останній крок
cli-entry-rewind = { $number }. { $seat }: партія повертається до запису { $to }
cli-honest = чесно: { $entries ->
    [one] { $entries } запис гри { $game } відтворюється
    [few] { $entries } записи гри { $game } відтворюються
   *[other] { $entries } записів гри { $game } відтворюються
} із записаними станами
cli-not-over = нечесно: журнал уривається до кінця партії і нічого не доводить
cli-other-commitment = нечесно: за столом було обіцяно інше зобов’язання
cli-sealed = засвідчено сервером, чий ключ ви назвали: { $key }
cli-sealed-by = засвідчено ключем { $key }; ключ сервера видно на його /api/key (--key)
cli-unsealed = не засвідчено: сервер за це не ручається, і той, хто склав файл, міг вигадати партію
cli-other-key = нечесно: засвідчено іншим ключем
cli-not-sealed = нечесно: запис не засвідчено сервером
cli-dice-mixed = { $people ->
    [0] кубики визначив сам сервер: ніхто за столом нічого не додав
    [one] кубики отримано із секрету сервера і того, що додав { $people } гравець
    [few] кубики отримано із секрету сервера і того, що додали { $people } гравці
   *[other] кубики отримано із секрету сервера і того, що додали { $people } гравців
}
cli-dice-alone = кубики отримано лише з початкового числа
cli-turning-points = Що вирішило результат
cli-figures = Цифри
