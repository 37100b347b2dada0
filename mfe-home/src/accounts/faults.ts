import { ApiError } from '@mockingbird/platform';

/** A field's name to what is wrong with its value. */
export type FieldFaults = Readonly<Record<string, string>>;

export const NO_FAULTS: FieldFaults = {};

/** The faults that a refusal names at fields: `/username` of the request is the field `username`. */
export function faultsOf(error: unknown): FieldFaults {
  const faults = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(faults.map(({ path, message }) => [path.replace(/^\//, ''), message]));
}
