import type { Composition, RequestLogLine } from '@mockingbird/contracts';
import { momentText, shareText } from '../output/format.js';
import type { Style } from '../output/style.js';
import { tableLines } from '../output/table.js';
import type { LoggedRequest } from './read-log.js';

const isAnswer = ({ status, method }: RequestLogLine) => status !== undefined && method !== undefined;

const CHANNELS: Readonly<Record<NonNullable<RequestLogLine['channel']>, string>> = {
  live: 'the live version',
  canary: 'the canary',
  fallback: 'the version before, because the live one could not be served',
  override: 'an override of the address',
};

function lineText({
  time,
  method,
  path,
  status,
  milliseconds,
  ms,
  from,
  code,
  msg,
  ...page
}: RequestLogLine) {
  const head = momentText(new Date(time).toISOString());
  if (status === undefined || method === undefined) {
    return [`${head}  ${[code, msg, page.remote].filter(Boolean).join(' ')}`];
  }
  const duration = milliseconds ?? ms;
  const parts = [
    `${head}  ${method} ${path ?? ''}: ${status}`,
    ...(duration === undefined ? [] : [`${duration} ms`]),
    ...(from === undefined ? [] : [`page from ${from}`]),
  ];
  const version = page.remote && `  ${page.remote}${page.channel ? `, ${CHANNELS[page.channel]}` : ''}`;
  return [parts.join(', '), ...(version ? [version] : [])];
}

/** @returns the composition that the request got, and whether its own line says so */
export function compositionOf({ lines, liveComposition }: LoggedRequest): {
  number: number | undefined;
  isCertain: boolean;
} {
  const own = lines.find(({ composition }) => composition !== undefined)?.composition;
  return own === undefined ? { number: liveComposition, isCertain: false } : { number: own, isCertain: true };
}

/** Describes the composition: its reason, and the versions that it had. */
function compositionLines(
  { number, createdAt, kind, by, why, remotes }: Composition,
  style: Style,
): string[] {
  const rows = remotes.map(({ manifest, canary }) => [
    manifest.name,
    manifest.version,
    canary ? `${canary.manifest.version} (${shareText(canary)})` : '',
  ]);
  return [
    style.bold(`composition ${number}`) + ` since ${momentText(createdAt)}, ${kind} by ${by}`,
    `why: ${why || 'no reason given'}`,
    '',
    ...tableLines(['Remote', 'Live', 'Canary'], rows, style),
  ];
}

/** @param problem why the composition could not be read */
export function requestLines(
  request: LoggedRequest,
  composition: Composition | undefined,
  problem: string | undefined,
  style: Style,
): string[] {
  const { number, isCertain } = compositionOf(request);
  const notes = [
    ...(request.lines.some(isAnswer)
      ? []
      : ['The log has no line about its answer: the edge writes it with LOG_LEVEL=debug.']),
    ...(number === undefined ? ['No line says which composition it got.'] : []),
    ...(number !== undefined && !isCertain
      ? [`Composition ${number} was live by an earlier line; none about the request names it.`]
      : []),
    ...(problem === undefined ? [] : [`Composition ${number} cannot be read: ${problem}`]),
  ];
  return [
    ...request.lines.flatMap(lineText),
    ...notes,
    ...(composition ? ['', ...compositionLines(composition, style)] : []),
  ];
}
