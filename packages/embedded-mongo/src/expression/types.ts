import type { Variables } from './variables.js';

/** A compiled expression. Undefined means a missing field. */
export type Expression = (variables: Variables) => unknown;

/** Turns the operand of an operator into an expression. */
export type Operator = (operand: unknown, compile: (expression: unknown) => Expression) => Expression;
