import { defineTemplate, Random, range, type Topic } from '../../../kit/index.js';
import { KINDS, LINKS, LONG, MEANINGS, otherGender, SHORT, type Gender, type Kind } from './kin.js';

const MEN = [
  'Arjun',
  'Chetan',
  'Dev',
  'Gopal',
  'Harish',
  'Karan',
  'Manoj',
  'Nikhil',
  'Rohit',
  'Suresh',
  'Tarun',
];
const WOMEN = [
  'Asha',
  'Divya',
  'Gauri',
  'Ishita',
  'Kavya',
  'Leela',
  'Meena',
  'Nandini',
  'Priya',
  'Sarita',
  'Uma',
];
const SIGNS = ['@', '#', '%', '&', '*', '+', '='];

interface Chain {
  links: string;
  /** Genders of all persons but the last. */
  genders: string;
  seed: number;
}

const gendersOf = (p: Chain): Gender[] => {
  const all = [...p.genders].slice(0, p.links.length).map((one): Gender => (one === 'm' ? 'man' : 'woman'));
  const last = all.at(-1) ?? 'man';
  const isRandomMan = p.seed % 2 === 0;
  return [...all, p.links.endsWith('w') ? otherGender(last) : isRandomMan ? 'man' : 'woman'];
};
const genderOf = (p: Chain) => gendersOf(p)[0] ?? 'man';
const linkAt = (p: Chain, index: number) =>
  LINKS[p.links.charAt(index)]?.[gendersOf(p)[index] ?? 'man'] ?? '';

/** Married people are a man and a woman in these questions. */
const isPossible = (p: Chain) =>
  [...p.links].every((link, index) => link !== 'w' || gendersOf(p)[index] !== gendersOf(p)[index + 1]);

function namesOf(p: Chain): string[] {
  const random = new Random(`names/${p.seed}`);
  const [men, women] = [random.shuffled(MEN), random.shuffled(WOMEN)];
  return gendersOf(p).map((gender, index) => (gender === 'man' ? men : women)[index] ?? '');
}

const statements = (p: Chain) =>
  [...p.links].map(
    (_, index) => `${namesOf(p)[index] ?? ''} is the ${linkAt(p, index)} of ${namesOf(p)[index + 1] ?? ''}.`,
  );

/**
 * What a chain takes for granted: a sister of a son is a child of the same parent, and the wife of a father is the mother.
 * Without it, half-brothers and step-parents would be possible.
 */
function given({ links }: Chain): string {
  const siblings = /ss|ps|sc/.test(links) ? ['brothers and sisters have the same parents'] : [];
  const couples = /wp|cw/.test(links) ? ['the parents of a child are married to each other'] : [];
  const all = [...siblings, ...couples];
  return all.length > 0 ? `In this family, ${all.join(', and ')}. ` : '';
}

type Wording = (p: Chain) => string;

function relationTemplate(
  id: string,
  level: 'easy' | 'medium' | 'hard',
  kinds: Readonly<Record<string, Kind>>,
  wordings: readonly Wording[],
) {
  const kindOf = (p: Chain): Kind => kinds[p.links] ?? 'cousin';
  // `Object.keys` loses the names' type.
  const all = Object.keys(KINDS) as Kind[];
  return defineTemplate<Chain, string>({
    id,
    level,
    parameters: {
      links: Object.keys(kinds),
      genders: ['mmm', 'mmw', 'mwm', 'mww', 'wmm', 'wmw', 'wwm', 'www'],
      seed: range(1, 400),
    },
    isSensible: isPossible,
    solve: (p) => KINDS[kindOf(p)][genderOf(p)],
    show: (name) => name,
    mistakes: [
      {
        text: 'The relation is right, but the gender of the person is not.',
        value: (p) => KINDS[kindOf(p)][otherGender(genderOf(p))],
      },
      ...all.map((kind) => ({
        text: MEANINGS[kind],
        value: (p: Chain) => (kind === kindOf(p) ? undefined : KINDS[kind][genderOf(p)]),
      })),
    ],
    wordings: wordings.map((write) => (p: Chain) => `${given(p)}${write(p)}`),
    explain: (p, right) =>
      `Go along the chain: the first person is the ${[...p.links].map((_, index) => linkAt(p, index)).join(' of the ')} of the last. That makes the first person the ${right.toLowerCase()} of the last.`,
  });
}

const firstOf = (p: Chain) => namesOf(p)[0] ?? '';
const lastOf = (p: Chain) => namesOf(p).at(-1) ?? '';
const mixedUp = (p: Chain) => new Random(`order/${p.seed}`).shuffled(statements(p)).join(' ');
const STORIES: readonly Wording[] = [
  (p) => `${statements(p).join(' ')} How is ${firstOf(p)} related to ${lastOf(p)}?`,
  (p) => `${mixedUp(p)} How is ${firstOf(p)} related to ${lastOf(p)}?`,
  (p) =>
    `Read the statements: ${statements(p).toReversed().join(' ')} What is ${firstOf(p)} to ${lastOf(p)}?`,
];

function code(p: Chain): { meanings: string; line: string } {
  const random = new Random(`signs/${p.seed}`);
  const signs = random.shuffled(SIGNS);
  const words = random.shuffled(Object.values(LINKS).flatMap(({ man, woman }) => [man, woman]));
  const used = [...new Set([...p.links].map((_, index) => linkAt(p, index)))];
  const listed = random.shuffled([...used, ...words.filter((word) => !used.includes(word))].slice(0, 5));
  const signOf = (word: string) => signs[listed.indexOf(word)] ?? '';
  return {
    meanings: listed.map((word) => `A ${signOf(word)} B means A is the ${word} of B`).join('; '),
    line: `P ${[...p.links].map((_, index) => `${signOf(linkAt(p, index))} ${'QRST'.charAt(index)}`).join(' ')}`,
  };
}
const endOf = (p: Chain) => 'QRST'.charAt(p.links.length - 1);
const CODED: readonly Wording[] = [
  (p) => `${code(p).meanings}. What is P to ${endOf(p)} in ${code(p).line}?`,
  (p) => `In a code, ${code(p).meanings}. How is P related to ${endOf(p)} if ${code(p).line}?`,
  (p) => `Read the code: ${code(p).meanings}. If ${code(p).line} is true, how is P related to ${endOf(p)}?`,
];

const phrase = (p: Chain) =>
  `${genderOf(p) === 'man' ? 'He' : 'She'} is the ${[...p.links].map((_, index) => linkAt(p, index)).join(' of the ')}`.replace(
    / of the (\w+)$/,
    ' of my $1',
  );
const PHOTOGRAPHS: readonly Wording[] = [
  (p) =>
    `Pointing to a ${genderOf(p)} in a photograph, ${lastOf(p)} said, "${phrase(p)}." How is the ${genderOf(p)} in the photograph related to ${lastOf(p)}?`,
  (p) =>
    `${lastOf(p)} introduced a ${genderOf(p)} to friends with the words, "${phrase(p)}." How is this ${genderOf(p)} related to ${lastOf(p)}?`,
  (p) =>
    `Looking at the picture of a ${genderOf(p)}, ${lastOf(p)} said, "${phrase(p)}." What is this ${genderOf(p)} to ${lastOf(p)}?`,
];

/** A brother of my brother may be myself: without names, two sibling links in a row are not certain. */
const SPOKEN = Object.fromEntries(
  Object.entries({ ...SHORT, ...LONG }).filter(([links]) => !links.includes('ss')),
);

export const bloodRelations: Topic = {
  slug: 'blood-relations',
  name: 'Blood relations',
  templates: [
    relationTemplate('two-statements', 'easy', SHORT, STORIES),
    relationTemplate('pointing-at-a-photograph', 'medium', SPOKEN, PHOTOGRAPHS),
    relationTemplate('three-statements', 'medium', LONG, STORIES),
    relationTemplate('coded-relation', 'hard', LONG, CODED),
  ],
};
