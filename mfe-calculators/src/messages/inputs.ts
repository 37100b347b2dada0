import { type Value } from '@mockingbird/remote-kit';

export const fromZeroTo = (max: Value) => `(0 to ${max})`;
export const oneLess = (label: Value) => `One less: ${label}`;
export const oneMore = (label: Value) => `One more: ${label}`;
export const valueOfMax = (value: Value, max: Value) => `${value} of ${max}`;
