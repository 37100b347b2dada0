/** A line of a source file, with a path as the panel shows it. */
export interface SourcePlace {
  file: string;
  line: number;
}

/** A relative path with a line, such as `src/tally/tally.tsx:5`. Addresses and absolute paths are none. */
const PLACE = /(?<![\w/.:@-])((?:\.{1,2}\/)*[\w@-][\w@.-]*(?:\/[\w@.-]+)*\.(?:[cm]?[jt]sx?|css|json)):(\d+)/g;

/** A text in parts: those with a place show a line of a source file. */
export interface TextPart {
  text: string;
  place?: SourcePlace;
}

/** Splits a text at the lines of source files that it names. */
export function splitAtPlaces(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(PLACE)) {
    const [shown, file = '', line = ''] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: shown, place: { file, line: Number(line) } });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The first place of the team's files: packages that the repository installs come later. */
export function firstPlace(texts: readonly string[]): SourcePlace | undefined {
  const places = texts.flatMap(splitAtPlaces).flatMap(({ place }) => (place ? [place] : []));
  return places.find(({ file }) => !file.includes('node_modules/')) ?? places[0];
}
