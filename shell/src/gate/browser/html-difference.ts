import { createTwoFilesPatch } from 'diff';
import { GATE_HTML_DIFF_LENGTH, GATE_HTML_DIFF_MS, GATE_HTML_LENGTH } from '../limits.js';

interface Version {
  version: string;
  globalName: string;
}

/** Empties elements in linear time, whatever the HTML is: a candidate wrote it. */
function emptyElements(html: string, tag: string): string {
  const [start, end] = [`<${tag}`, `</${tag}>`];
  const parts: string[] = [];
  for (let from = 0; ;) {
    const opened = html.indexOf(start, from);
    const closed = opened < 0 ? -1 : html.indexOf(end, opened);
    if (closed < 0) return [...parts, html.slice(from)].join('');
    parts.push(html.slice(from, opened), `<${tag}></${tag}>`);
    from = closed + end.length;
  }
}

/** One element in a line, without what differs between any two versions and between any two renders. */
const toLines = (html: string, { version, globalName }: Version): string =>
  // The page's state repeats the content as data, with the time of the render.
  emptyElements(emptyElements(html.slice(0, GATE_HTML_LENGTH), 'script'), 'style')
    .replaceAll(/ integrity="[^"]*"/g, '')
    .replaceAll(globalName, '{globalName}')
    .replaceAll(version, '{version}')
    .replaceAll(/\.[0-9a-f]{8,}\./g, '.{hash}.')
    .replaceAll('><', '>\n<');

/**
 * Compares the server's HTML of two versions.
 * @returns a unified diff, cut at a limit; undefined when both are equal, or when the comparison takes too long
 */
export function compareHtml(
  live: { html: string; of: Version },
  candidate: { html: string; of: Version },
): string | undefined {
  const [before, after] = [toLines(live.html, live.of), toLines(candidate.html, candidate.of)];
  if (before === after) return undefined;
  const patch = createTwoFilesPatch(
    `live ${live.of.version}`,
    `candidate ${candidate.of.version}`,
    before,
    after,
    undefined,
    undefined,
    { context: 2, timeout: GATE_HTML_DIFF_MS },
  );
  // The first line only separates several files.
  const text = patch?.replace(/^=+\n/, '');
  return text && text.length > GATE_HTML_DIFF_LENGTH
    ? `${text.slice(0, GATE_HTML_DIFF_LENGTH)}\n... the rest is left out`
    : text;
}
