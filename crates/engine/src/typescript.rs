//! How types that are written by hand look in TypeScript; the others derive it.

/// A collection `Name<T, const N: usize>` that is written as a plain list.
macro_rules! list {
    ($name:ident) => {
        impl<T: ::ts_rs::TS, const N: usize> ::ts_rs::TS for $name<T, N> {
            type WithoutGenerics = <Vec<T> as ::ts_rs::TS>::WithoutGenerics;
            type OptionInnerType = Self;
            fn ident(to: &::ts_rs::Config) -> String {
                <Vec<T> as ::ts_rs::TS>::ident(to)
            }
            fn name(to: &::ts_rs::Config) -> String {
                <Vec<T> as ::ts_rs::TS>::name(to)
            }
            fn inline(to: &::ts_rs::Config) -> String {
                <Vec<T> as ::ts_rs::TS>::inline(to)
            }
            fn visit_dependencies(visitor: &mut impl ::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<T> as ::ts_rs::TS>::visit_dependencies(visitor);
            }
            fn visit_generics(visitor: &mut impl ::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<T> as ::ts_rs::TS>::visit_generics(visitor);
            }
        }
    };
}
pub(crate) use list;
