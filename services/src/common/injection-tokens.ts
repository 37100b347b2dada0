/** What is injected by name, because an interface has no value at run time. */
export const CONFIG = Symbol('configuration');
export const LOGGER = Symbol('logger');
export const CLOCK = Symbol('clock');

/** The time now, in milliseconds since 1970; tests put their own in its place. */
export type Clock = () => number;
