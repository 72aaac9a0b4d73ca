//! How each kind of value that acts, rulings and refusals of events are made of is written in JSON.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use ts_rs::TS;

use crate::contract::values::Ms;

/// A value of an event that has a form in JSON.
pub trait Form: Sized {
    /// The form.
    type Wire: Serialize + TS + Clone + fmt::Debug + PartialEq;

    /// Writes the value.
    fn to_wire(&self) -> Self::Wire;
}

/// A value that can be read back. Whatever is wrong was found while its form was read, so this cannot fail.
pub(crate) trait Reads: Form<Wire: DeserializeOwned> {
    /// Reads the value back.
    fn of_wire(wire: Self::Wire) -> Self;
}

/// Values whose form is another type that converts both ways.
macro_rules! forms {
    ($($type:ty => $wire:ty: $to:expr, $of:expr;)+) => {
        $(impl $crate::event::form::Form for $type {
            type Wire = $wire;

            fn to_wire(&self) -> $wire {
                let to: fn(&$type) -> $wire = $to;
                to(self)
            }
        }

        impl $crate::event::form::Reads for $type {
            fn of_wire(wire: $wire) -> Self {
                let of: fn($wire) -> $type = $of;
                of(wire)
            }
        })+
    };
}

pub(crate) use forms;

forms! {
    bool => bool: |is| *is, |is| is;
    u16 => u16: |number| *number, |number| number;
    u32 => u32: |number| *number, |number| number;
    u64 => Ms: |number| Ms(*number), |ms| ms.0;
    String => String: String::clone, |text| text;
}

impl<T: Form> Form for Vec<T> {
    type Wire = Vec<T::Wire>;

    fn to_wire(&self) -> Self::Wire {
        self.iter().map(Form::to_wire).collect()
    }
}

impl<T: Reads> Reads for Vec<T> {
    fn of_wire(wire: Self::Wire) -> Self {
        wire.into_iter().map(T::of_wire).collect()
    }
}

impl<T: Form> Form for Option<T> {
    type Wire = Option<T::Wire>;

    fn to_wire(&self) -> Self::Wire {
        self.as_ref().map(Form::to_wire)
    }
}

impl<T: Reads> Reads for Option<T> {
    fn of_wire(wire: Self::Wire) -> Self {
        wire.map(T::of_wire)
    }
}

impl<T: Form> Form for Box<T> {
    type Wire = T::Wire;

    fn to_wire(&self) -> Self::Wire {
        (**self).to_wire()
    }
}

impl<T: Reads> Reads for Box<T> {
    fn of_wire(wire: Self::Wire) -> Self {
        Self::new(T::of_wire(wire))
    }
}

impl<A: Form, B: Form> Form for (A, B) {
    type Wire = (A::Wire, B::Wire);

    fn to_wire(&self) -> Self::Wire {
        (self.0.to_wire(), self.1.to_wire())
    }
}

impl<A: Reads, B: Reads> Reads for (A, B) {
    fn of_wire((a, b): Self::Wire) -> Self {
        (A::of_wire(a), B::of_wire(b))
    }
}

/// Evidence of refusals, which are never read.
impl Form for &'static str {
    type Wire = String;

    fn to_wire(&self) -> String {
        (*self).to_owned()
    }
}

impl Form for usize {
    type Wire = u32;

    fn to_wire(&self) -> u32 {
        u32::try_from(*self).unwrap_or(u32::MAX)
    }
}
