import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { SourcePlace, StackFrame } from '@mockingbird/contracts';
import { sourceMapSchema } from './read-source-maps.js';

/** @throws when the bytes are no source map */
export const parseSourceMap = (bytes: Buffer): TraceMap =>
  new TraceMap(sourceMapSchema.parse(JSON.parse(bytes.toString('utf8'))));

/** Finds the place in the repository that a call in a built file came from. */
export function findSourcePlace(map: TraceMap, frame: StackFrame): SourcePlace | undefined {
  // Source maps count columns from 0.
  const { source, line, column } = originalPositionFor(map, { line: frame.line, column: frame.column - 1 });
  // An index beyond the list of sources gives no name.
  return typeof source === 'string' ? { file: source, line, column: column + 1 } : undefined;
}
