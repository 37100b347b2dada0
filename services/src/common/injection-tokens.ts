/** Tokens for dependency injection: an interface has no value at run time. */
export const CONFIG = Symbol('configuration');
export const LOGGER = Symbol('logger');
export const CLOCK = Symbol('clock');

/** Returns the current time in milliseconds since 1970. Tests pass their own. */
export type Clock = () => number;
/** The export of traces and errors. Absent where it is off. */
export const OTLP = Symbol('OTLP');
