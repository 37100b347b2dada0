import type { Mode } from '@mockingbird/exam-core';

/** Why these questions: the student's wrong ones, or those left blank. */
export type SelectionKind = 'wrong' | 'skipped';

/** Some questions of a mock test, to be taken again. */
export interface Selection {
  kind: SelectionKind;
  /** Their keys in the attempt (`questionKey`), at least one. */
  keys: readonly string[];
}

/** What a link to a mock test says about the start. */
export interface StartRequest {
  selection?: Selection | undefined;
  mode?: Mode | undefined;
}

/** Navigation state of a link that opens a mock test with this start. */
export const startState = (request: StartRequest): { start: StartRequest } => ({ start: request });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseSelection(value: unknown): Selection | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, keys } = value;
  if (kind !== 'wrong' && kind !== 'skipped') return undefined;
  const isList = Array.isArray(keys) && keys.length > 0 && keys.every((key) => typeof key === 'string');
  return isList ? { kind, keys } : undefined;
}

/** Reads the start from the navigation state, which another version of the site may have written. */
export function parseStartRequest(state: unknown): StartRequest {
  const start = isRecord(state) ? state['start'] : undefined;
  if (!isRecord(start)) return {};
  return {
    selection: parseSelection(start['selection']),
    mode: start['mode'] === 'practice' ? 'practice' : undefined,
  };
}
