import type { Draft } from '../../exams/assemble/draft.mjs';
import { Random } from '../../templates/kit/random.js';
import type { Sign } from './read-signs.js';

const TOPIC = 'Road signs';
const SOURCE = {
  name: 'Manual on Uniform Traffic Control Devices',
  address: 'https://mutcd.fhwa.dot.gov/',
};

/** The reader sees a sign and picks its meaning, or reads a meaning and picks the sign. */
type Kind = 'meaning' | 'picture';

interface Task {
  sign: Sign;
  kind: Kind;
}

const WORDINGS: readonly ((state: string, looks: string) => string)[] = [
  (state, looks) => `You drive in ${state} and see ${looks}. What does this sign tell you?`,
  (state, looks) => `What does this sign mean on a road in ${state}? It is ${looks}.`,
  (state, looks) => `On a road in ${state} you come to ${looks}. What does it mean?`,
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A picture with words in it would give its meaning away. */
const hasWords = ({ image }: Sign) => image.includes('%3Ctext');

/** Three other signs, of the same group where it has enough. */
function others(sign: Sign, signs: readonly Sign[], kind: Kind, random: Random): Sign[] {
  const fitting = signs.filter(
    (other) =>
      other.id !== sign.id &&
      !sign.unlike.includes(other.id) &&
      !other.unlike.includes(sign.id) &&
      (kind === 'meaning' || !hasWords(other)),
  );
  const near = random.shuffled(fitting.filter(({ group }) => group === sign.group));
  const far = random.shuffled(fitting.filter(({ group }) => group !== sign.group));
  return [...near, ...far].slice(0, 3);
}

function draftOf({ sign, kind }: Task, signs: readonly Sign[], state: string, random: Random): Draft {
  const wrong = others(sign, signs, kind, random);
  const why = `${capital(sign.looks)}: ${sign.means.charAt(0).toLowerCase()}${sign.means.slice(1)}. ${sign.note}`;
  const common = { why, topic: TOPIC, source: SOURCE };
  if (kind === 'meaning') {
    const wording = WORDINGS[random.below(WORDINGS.length)] ?? WORDINGS[0];
    return {
      ...common,
      ask: wording?.(state, sign.looks) ?? '',
      image: sign.image,
      right: sign.means,
      wrong: wrong.map(({ means }) => means),
      mistakes: wrong.map(({ looks }) => `That is the meaning of ${looks}.`),
      level: 'easy',
    };
  }
  return {
    ...common,
    ask: `In ${state}, which of these signs means "${sign.means}"?`,
    right: { text: capital(sign.looks), image: sign.image },
    wrong: wrong.map(({ looks, image }) => ({ text: capital(looks), image })),
    mistakes: wrong.map(({ means }) => `The meaning of this one is: ${means}.`),
    level: 'medium',
  };
}

/**
 * Questions on signs for the tests of a state. No sign comes twice in the same way, and none twice in a test.
 * @param count questions of each test
 * @throws Error when the catalogue is too small
 */
export function signQuestions(
  signs: readonly Sign[],
  { state, tests, count }: { state: string; tests: number; count: number },
): Draft[][] {
  const random = new Random(`signs/${state}`);
  const left: Task[] = random.shuffled([
    ...signs.map((sign): Task => ({ sign, kind: 'meaning' })),
    ...signs.filter((sign) => !hasWords(sign)).map((sign): Task => ({ sign, kind: 'picture' })),
  ]);
  return Array.from({ length: tests }, () => {
    const chosen: Task[] = [];
    while (chosen.length < count) {
      const index = left.findIndex(({ sign }) => chosen.every((other) => other.sign !== sign));
      if (index < 0) throw new Error(`${state}: too few signs for ${tests} tests of ${count}`);
      chosen.push(...left.splice(index, 1));
    }
    return chosen.map((task) => draftOf(task, signs, state, random));
  });
}
