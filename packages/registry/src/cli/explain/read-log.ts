import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { requestLogSchema, type RequestLogLine } from '@mockingbird/contracts';
import { CallError } from '../failure.js';

/** Standard input, as in other tools. */
const STANDARD_INPUT = '-';
const COMPOSITION_LIVE = 'composition live';

/** The lines about one request. */
export interface LoggedRequest {
  lines: RequestLogLine[];
  /** The composition that was live at an edge when it wrote the first of the lines, by an earlier line. */
  liveComposition: number | undefined;
}

/** Parses a line. Some programs write a prefix before the JSON, such as `edge: `. */
function parseLine(text: string): RequestLogLine | undefined {
  const start = text.indexOf('{');
  if (start === -1) return undefined;
  try {
    return requestLogSchema.safeParse(JSON.parse(text.slice(start))).data;
  } catch {
    return undefined;
  }
}

/**
 * Reads a log of edge or services, line by line: logs are larger than memory.
 * @param file its name, or `-` for standard input
 * @throws CallError MB-5009 when it cannot be read
 */
export async function findRequest(file: string, requestId: string): Promise<LoggedRequest> {
  const lines: RequestLogLine[] = [];
  let live: number | undefined;
  let liveComposition: number | undefined;
  const input = file === STANDARD_INPUT ? process.stdin : createReadStream(file);
  try {
    for await (const text of createInterface({ input, crlfDelay: Infinity })) {
      // Most lines are about other requests, and are not parsed.
      if (!text.includes(requestId) && !text.includes(COMPOSITION_LIVE)) continue;
      const line = parseLine(text);
      if (line?.msg === COMPOSITION_LIVE) live = line.composition;
      if (line?.requestId !== requestId) continue;
      if (lines.length === 0) liveComposition = live;
      lines.push(line);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CallError('MB-5009', `The log cannot be read: ${reason}`);
  }
  return { lines, liveComposition };
}
