import { type Value } from '@mockingbird/remote-kit';

export const minutesMin = (minutes: Value) => `${minutes} min`;
export const minS = (minutes: Value, rest: Value) => `${minutes} min ${rest} s`;
