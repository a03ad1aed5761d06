//! Branches that cannot be reached.

/// Says that this line is never reached: where it is, a debug build panics with the message, and a release build goes
/// on, because a player is better served by a table with a small fault than by none.
///
/// For the other side of a `let … else` that the types cannot rule out but the rules do. What a client can bring about
/// is a refusal instead.
///
/// ```
/// use crossroads_engine::never;
///
/// fn leader(order: &[u8]) -> u8 {
///     let Some(&leader) = order.first() else {
///         never!("a race without cars");
///         return 0;
///     };
///     leader
/// }
/// assert_eq!(leader(&[3, 1]), 3);
/// ```
#[macro_export]
macro_rules! never {
    ($($why:tt)+) => {
        debug_assert!(false, $($why)+)
    };
}
