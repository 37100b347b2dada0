import type { Question } from '@mockingbird/contracts';
import {
  inUnit,
  less,
  minus,
  numbers,
  over,
  product,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  type Amount,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';
import { isRather, marked, takeUnits, timesIn, turnedIf } from './reading.js';

const STREAM = /(?:flow(?:s|ing)|current|stream|river)(?: of a \w+)?(?: at| of| is)? (\d+) km\/h/;
const DOWN = /downstream|(?<!river )with (?:the|a) (?:current|stream)|down (?:the|a) river/;
const UP = /upstream|against (?:the|a) (?:current|stream)|up (?:the|a) river/;

/** The speed of the stream and that of the boat, in whichever order the stem has them. */
function streamAndBoat(question: Question, one: Fraction, other: Fraction) {
  return turnedIf(!same(one, Number(marked(question, STREAM))), one, other);
}

const asksStream = (question: Question) =>
  says(question, /(?:How fast (?:is|does)|speed of) the (?:stream|river|current)/);

/** The speeds down and up; undefined for a boat that the stream carries off. */
function downAndUp(boat: Amount, stream: Amount): { down: Fraction; up: Fraction } | undefined {
  if (!less(stream, boat) || !less(0, stream)) return undefined;
  return { down: sum(boat, stream), up: minus(boat, stream) };
}

/** Whether a value is the speed of the boat or, where the stem asks for it, of the stream. */
function speedBetween(question: Question, down: Amount, up: Amount): (value: Fraction) => boolean {
  if (!less(up, down)) throw new ReadingError('the boat is faster against the stream');
  if (asksStream(question)) return (stream) => same(minus(down, stream), sum(up, stream));
  return (boat) => same(minus(down, boat), minus(boat, up));
}

/** Any way serves where only times and speeds are given. */
const WAY = 1_001;

const ONE_TRIP: Solvers = {
  'distance-in-minutes': satisfying((question) => {
    const [a, b, minutes] = takeUnits(question, 'km/h', 'km/h', 'minute');
    const [stream, boat] = streamAndBoat(question, a, b);
    const isDown = isRather(question, DOWN, UP);
    // The boat's way on the water and the way of the water.
    const carried = over(product(stream, minutes), 60);
    const rowed = over(product(boat, minutes), 60);
    return (way) => same(isDown ? minus(way, carried) : sum(way, carried), rowed);
  }),
  'still-water-from-a-trip': satisfying((question) => {
    const [stream, hours, way] = takeUnits(question, 'km/h', 'hour', 'km');
    const isDown = isRather(question, DOWN, UP);
    return (boat) => same(product(isDown ? sum(boat, stream) : minus(boat, stream), hours), way);
  }),
  'speed-from-rates': satisfying((question) => {
    const isOfKilometres = says(question, /km in an hour/);
    const [down, up] = isOfKilometres ? takeUnits(question, 'km', 'km') : takeUnits(question, 'km/h', 'km/h');
    return speedBetween(question, down, up);
  }),
  // In two frames of reference: any boat must lead to the same place of the hat.
  'lost-hat': satisfying((question) => {
    const [minutes, drift] = takeUnits(question, 'minute', 'km');
    return (stream) =>
      [1, 7].every((faster) => {
        const boat = sum(stream, faster);
        const before = over(minutes, 60);
        const above = product(minus(boat, stream), before);
        const below = product(stream, before);
        const chase = over(sum(above, below), boat);
        return same(sum(below, product(stream, chase)), drift);
      });
  }),
};

const THERE_AND_BACK: Solvers = {
  'stream-from-round-trip': satisfying((question) => {
    const [way, hours, boat] = takeUnits(question, 'km', 'hour', 'km/h');
    return (stream) => {
      const speeds = downAndUp(boat, stream);
      return speeds !== undefined && same(sum(over(way, speeds.down), over(way, speeds.up)), hours);
    };
  }),
  'round-trip-distance': satisfying((question) => {
    const [a, b, hours] = takeUnits(question, 'km/h', 'km/h', 'hour');
    const [stream, boat] = streamAndBoat(question, a, b);
    return (way) => same(sum(over(way, sum(boat, stream)), over(way, minus(boat, stream))), hours);
  }),
  'upstream-takes-longer': satisfying((question) => {
    const [a, b, hours] = takeUnits(question, 'km/h', 'km/h', 'hour');
    const [stream, boat] = streamAndBoat(question, a, b);
    return (way) => same(minus(over(way, minus(boat, stream)), over(way, sum(boat, stream))), hours);
  }),
  'time-of-the-way-back': satisfying((question) => {
    const [a, b, hours] = takeUnits(question, 'km/h', 'km/h', 'hour');
    const [stream, boat] = streamAndBoat(question, a, b);
    return (back) => same(over(product(minus(boat, stream), hours), back), sum(boat, stream));
  }),
  'average-of-round-trip': satisfying((question) => {
    const [a, b] = takeUnits(question, 'km/h', 'km/h');
    const [stream, boat] = streamAndBoat(question, a, b);
    const hours = sum(over(WAY, sum(boat, stream)), over(WAY, minus(boat, stream)));
    return (average) => same(product(average, hours), 2 * WAY);
  }),
  'ratio-from-times': satisfying((question) => {
    const [one, other] = takeUnits(question, 'hour', 'hour');
    const [timeDown, timeUp] = turnedIf(says(question, /to row up a river/), one, other);
    // The stream flows at 1 km/h, the boat runs at the ratio.
    return (ratio) => {
      const speeds = downAndUp(ratio, 1);
      return speeds !== undefined && same(product(speeds.down, timeDown), product(speeds.up, timeUp));
    };
  }),
  'times-as-long-upstream': satisfying((question) => {
    const [known] = inUnit(question, 'km/h');
    if (!known) throw new ReadingError('expected a speed');
    const times = timesIn(question);
    const isStream = asksStream(question);
    return (found) => {
      const speeds = isStream ? downAndUp(known, found) : downAndUp(found, known);
      return speeds !== undefined && same(over(WAY, speeds.up), product(over(WAY, speeds.down), times));
    };
  }),
};

/** Distances with the stream and against it, each in the order of the stem. */
function ways({ questionText }: Question) {
  const parts = [...questionText.matchAll(/(\d+) km (downstream|upstream|up|down|with|against)\b/g)];
  const of = (pattern: RegExp) =>
    parts.filter(([, , word = '']) => pattern.test(word)).map(([, km]) => Number(km));
  return { down: of(/^(?:down|with)/), up: of(/^(?:up|against)/) };
}

/** Speeds in quarters of a km/h: all that the bank has. */
const SPEEDS = numbers(1, 400).map((quarters) => over(quarters, 4));

const TWO_UNKNOWN: Solvers = {
  // Every speed down is tried: the first trip gives the speed up, the second confirms it.
  'two-journeys': satisfying((question) => {
    const { down, up } = ways(question);
    const hours = inUnit(question, 'hour');
    const [[down1 = 0, down2 = 0], [up1 = 0, up2 = 0], [hours1 = 0, hours2 = 0]] = [down, up, hours];
    const pairs = SPEEDS.flatMap((withStream) => {
      const rest = minus(hours1, over(down1, withStream));
      if (!less(0, rest)) return [];
      const against = over(up1, rest);
      return same(sum(over(down2, withStream), over(up2, against)), hours2) ? [[withStream, against]] : [];
    });
    const [[withStream = 0, against = 0] = []] = pairs;
    if (pairs.length !== 1) throw new ReadingError(`${pairs.length} pairs of speeds fit`);
    return speedBetween(question, withStream, against);
  }),
  'same-time-down-and-up': satisfying((question) => {
    const { down, up } = ways(question);
    const [partDown = 0] = down.slice(-1);
    const [partUp = 0] = up;
    if (partDown <= partUp) throw new ReadingError('the boat is faster against the stream');
    const way = Number(marked(question, /(\d+) km (?:down the river and|away|and back)/));
    const [hours = 0] = inUnit(question, 'hour');
    // Speeds are as the parts of the way; the option gives their measure.
    const measure = (found: Fraction) =>
      asksStream(question)
        ? over(product(found, 2), partDown - partUp)
        : over(product(found, 2), partDown + partUp);
    return (found) => {
      const [withStream, against] = [partDown, partUp].map((part) => product(measure(found), part));
      return same(sum(over(way, withStream ?? 1), over(way, against ?? 1)), hours);
    };
  }),
  'boats-that-meet': satisfying((question) => {
    const speeds = inUnit(question, 'km/h');
    const [way = 0, ...others] = inUnit(question, 'km');
    const stream = Number(marked(question, STREAM));
    const [one = 0, other = 0] = speeds.toSpliced(
      speeds.findIndex((speed) => same(speed, stream)),
      1,
    );
    if (others.length > 0) throw new ReadingError('expected one distance');
    return (hours) => {
      const place = product(sum(one, stream), hours);
      return same(place, minus(way, product(minus(other, stream), hours)));
    };
  }),
};

export const BOATS_AND_STREAMS: Solvers = { ...ONE_TRIP, ...THERE_AND_BACK, ...TWO_UNKNOWN };
