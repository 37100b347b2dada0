import { ApiError } from '@mockingbird/platform';

/** A field's name to what is wrong with its value. */
export type FieldFaults = Readonly<Record<string, string>>;

export const NO_FAULTS: FieldFaults = {};

const CONFLICT = 409;

/**
 * The faults that a refusal names at fields: `/username` of the request is the field `username`. What a conflict is
 * about, its own sentence says best.
 */
export function faultsOf(error: unknown): FieldFaults {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const faults = (problem?.errors ?? []).map(({ path, message }) => [
    path.replace(/^\//, ''),
    problem?.status === CONFLICT ? problem.detail : message,
  ]);
  return Object.fromEntries(faults);
}
