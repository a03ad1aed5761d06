//! Enums that know all of their members.

/// Makes an enum whose members hold nothing, with all of them in `ALL`: who adds one need not know who counts them.
///
/// ```
/// crossroads_engine::listed! {
///     /// The sides of a coin.
///     #[derive(Clone, Copy, PartialEq, Debug)]
///     pub enum Side {
///         /// With a head on it.
///         Heads,
///         /// With a number on it.
///         Tails,
///     }
/// }
/// assert_eq!(Side::ALL, [Side::Heads, Side::Tails]);
/// ```
#[macro_export]
macro_rules! listed {
    ($(#[$of_enum:meta])* pub enum $name:ident { $($(#[$of_member:meta])* $member:ident),+ $(,)? }) => {
        $(#[$of_enum])*
        pub enum $name {
            $($(#[$of_member])* $member),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$(stringify!($member)),+].len()] = [$($name::$member),+];
        }
    };
}
