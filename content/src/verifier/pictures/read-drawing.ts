import { ReadingError } from '../reading/take.js';

export interface Point {
  x: number;
  y: number;
}

export type Segment = readonly [from: Point, to: Point];

export interface Circle extends Point {
  radius: number;
  isFilled: boolean;
}

/** One run of a path: points joined by straight lines. */
export interface Run {
  points: Point[];
  isClosed: boolean;
}

/** What is in a picture, in its own units. y grows downwards. */
export interface Drawing {
  width: number;
  height: number;
  runs: Run[];
  dashedRuns: Run[];
  /** Closed and filled. */
  areas: Run[];
  circles: Circle[];
}

const PREFIX = 'data:image/svg+xml,';
const SVG = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" (?<attributes>[^<>]*)>(?<body>.*)<\/svg>$/s;
const ELEMENT = /^<(?<name>path|circle) (?<attributes>[^<>]*)\/>/;
/** Its elements have its attributes, where they have none of their own. */
const GROUP = /^<g (?<attributes>[^<>]*)>(?<body>(?:<(?:path|circle) [^<>]*\/>)*)<\/g>/;
const KNOWN = new Set(['d', 'cx', 'cy', 'r', 'fill', 'stroke', 'stroke-width', 'stroke-dasharray']);

type Attributes = ReadonlyMap<string, string>;

function attributesOf(text: string): Attributes {
  return new Map(
    [...text.matchAll(/(?<name>[\w-]+)="(?<value>[^"]*)"/g)].map(({ groups }) => [
      groups?.['name'] ?? '',
      groups?.['value'] ?? '',
    ]),
  );
}

/** @throws ReadingError unless it is a whole number */
function wholeOf(text: string | undefined): number {
  if (text === undefined || !/^-?\d+$/.test(text))
    throw new ReadingError(`no whole number: ${text ?? '(none)'}`);
  return Number(text);
}

/** Paths of moves, straight lines and closings. @throws ReadingError for any other command */
function runsOf(d: string | undefined): Run[] {
  if (!d || !/^(?:M-?\d+ -?\d+(?:L-?\d+ -?\d+)+Z?)+$/.test(d))
    throw new ReadingError(`unknown path: ${d ?? '(none)'}`);
  return [...d.matchAll(/M(?<points>[^MZ]+)(?<end>Z?)/g)].map(({ groups }) => ({
    points: (groups?.['points'] ?? '').split('L').map((pair) => {
      const [x, y] = pair.split(' ');
      return { x: wholeOf(x), y: wholeOf(y) };
    }),
    isClosed: groups?.['end'] === 'Z',
  }));
}

function addElement(drawing: Drawing, name: string, attributes: Attributes): void {
  const unknown = [...attributes.keys()].filter((key) => !KNOWN.has(key));
  if (unknown.length > 0) throw new ReadingError(`unknown attributes in a picture: ${unknown.join(', ')}`);
  const isFilled = attributes.get('fill') !== 'none';
  if (name === 'circle') {
    const [x, y, radius] = ['cx', 'cy', 'r'].map((key) => wholeOf(attributes.get(key)));
    drawing.circles.push({ x: x ?? 0, y: y ?? 0, radius: radius ?? 0, isFilled });
    return;
  }
  const runs = runsOf(attributes.get('d'));
  if (isFilled) drawing.areas.push(...runs);
  else if (attributes.has('stroke-dasharray')) drawing.dashedRuns.push(...runs);
  else drawing.runs.push(...runs);
}

/** Reads elements one after the other. @throws ReadingError for an element that it does not know */
function addElements(drawing: Drawing, text: string, inherited: Attributes): void {
  let rest = text;
  while (rest !== '') {
    const found = ELEMENT.exec(rest) ?? GROUP.exec(rest);
    if (!found) throw new ReadingError(`unknown part of a picture: ${rest.slice(0, 40)}`);
    const { name, attributes = '', body = '' } = found.groups ?? {};
    const all = new Map([...inherited, ...attributesOf(attributes)]);
    if (name === undefined) addElements(drawing, body, all);
    else addElement(drawing, name, all);
    rest = rest.slice(found[0].length);
  }
}

/** @throws ReadingError unless it is an SVG as a data: address */
function markupOf(address: string | undefined): { attributes: Attributes; body: string } {
  if (!address?.startsWith(PREFIX)) throw new ReadingError('no picture of our own');
  try {
    const { groups } = SVG.exec(decodeURIComponent(address.slice(PREFIX.length))) ?? {};
    if (!groups) throw new ReadingError('the picture is no SVG');
    return { attributes: attributesOf(groups['attributes'] ?? ''), body: groups['body'] ?? '' };
  } catch (error) {
    if (error instanceof URIError) throw new ReadingError('the address of the picture is broken');
    throw error;
  }
}

/**
 * Reads a picture of lines and circles.
 * @param address an SVG as a data: address
 * @throws ReadingError for a picture that it does not know
 */
export function readDrawing(address: string | undefined): Drawing {
  const { attributes, body } = markupOf(address);
  const drawing: Drawing = {
    width: wholeOf(attributes.get('width')),
    height: wholeOf(attributes.get('height')),
    runs: [],
    dashedRuns: [],
    areas: [],
    circles: [],
  };
  addElements(drawing, body, new Map());
  return drawing;
}
