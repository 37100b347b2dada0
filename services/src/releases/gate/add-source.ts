import type { GateIssue, Issue, StackFrame } from '@mockingbird/contracts';
import { findSourcePlace, parseSourceMap } from '../source-maps/find-source-place.js';

/** Finds the source map of a browser file. @returns undefined when there is none */
export type ReadSourceMap = (file: string) => Promise<Buffer | undefined>;

/** Adds the line of source that an issue came from to its message, by the innermost call that a source map knows. */
export async function addSource(
  { path, message, stack = [] }: GateIssue,
  readSourceMap: ReadSourceMap,
): Promise<Issue> {
  for (const frame of stack) {
    const place = await findPlace(frame, readSourceMap);
    if (place) return { path, message: `${message} (${place.file}:${place.line}:${place.column})` };
  }
  const [first] = stack;
  return { path, message: first ? `${message} (${first.file}:${first.line}:${first.column})` : message };
}

/** A source map that cannot be read, or whose store is down, must not hide the issue. */
async function findPlace(frame: StackFrame, readSourceMap: ReadSourceMap) {
  try {
    const bytes = await readSourceMap(frame.file);
    return bytes && findSourcePlace(parseSourceMap(bytes), frame);
  } catch {
    return undefined;
  }
}
