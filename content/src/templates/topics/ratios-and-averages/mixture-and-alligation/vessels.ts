import {
  defineTemplate,
  frac,
  hcf,
  lcm,
  range,
  ratio,
  sum,
  t,
  tex,
  type Fraction,
} from '../../../kit/index.js';
import { shortRatio } from './liquids.js';

type Pair = readonly [first: number, second: number];

/** The share of the first liquid. */
const shareOf = ([first, second]: Pair) => frac(first, first + second);
const reversed = (parts: readonly Fraction[]) => [...parts].reverse();
const shown = ([first, second]: Pair) => `${first} : ${second}`;

/** Ratios of two liquids in lowest terms. */
const RATIOS = range(1, 9).flatMap((first) =>
  range(1, 9)
    .filter((second) => first !== second && hcf(first, second) === 1 && first + second <= 12)
    .map((second): Pair => [first, second]),
);

const METALS = [
  ['gold', 'copper'],
  ['copper', 'tin'],
  ['silver', 'zinc'],
  ['iron', 'nickel'],
] as const;

interface TwoVessels {
  one: Pair;
  two: Pair;
  wanted: Pair;
}

/** How much of both is needed to get a mixture with the wanted share. */
const needed = (p: TwoVessels, wanted = shareOf(p.wanted)) => [
  shareOf(p.two).sub(wanted).abs(),
  shareOf(p.one).sub(wanted).abs(),
];
const isWithin = (p: TwoVessels) =>
  shareOf(p.one).sub(shareOf(p.wanted)).s * shareOf(p.wanted).sub(shareOf(p.two)).s > 0n;

/** Two mixtures and one between them that needs a simple ratio of both. */
const BETWEEN = RATIOS.flatMap((one) =>
  RATIOS.flatMap((two) => RATIOS.map((wanted): TwoVessels => ({ one, two, wanted }))),
).filter(
  (p) =>
    isWithin(p) &&
    ratio(needed(p)).length <= 6 &&
    lcm(...[p.one, p.two, p.wanted].map(([a, b]) => a + b)) <= 72 &&
    ratio(needed(p)) !== '1 : 1' &&
    new Set([p.one, p.two, p.wanted].map(([a, b]) => a + b)).size === 3,
);

const ratioOfTwoMixtures = defineTemplate<{ mixtures: TwoVessels }, readonly Fraction[]>({
  id: 'ratio-of-two-mixtures',
  level: 'hard',
  parameters: { mixtures: BETWEEN },
  solve: ({ mixtures }) => needed(mixtures),
  show: shortRatio,
  mistakes: [
    {
      text: 'This is the ratio of the second mixture to the first.',
      value: ({ mixtures }) => reversed(needed(mixtures)),
    },
    {
      text: 'You took the share of the second liquid in the new mixture and of the first in the others.',
      value: ({ mixtures: p }) => {
        const parts = needed(p, shareOf([p.wanted[1], p.wanted[0]]));
        return parts.some((part) => part.equals(0)) ? undefined : parts;
      },
    },
    {
      text: 'This is the ratio of the first mixture to the whole.',
      value: ({ mixtures: p }) => [needed(p)[0] ?? frac(1), sum(needed(p))],
    },
    {
      text: 'This is the ratio of the second mixture to the whole.',
      value: ({ mixtures: p }) => [needed(p)[1] ?? frac(1), sum(needed(p))],
    },
    {
      text: 'You compared the numbers of parts of the two mixtures.',
      value: ({ mixtures: p }) => [frac(p.one[0] + p.one[1]), frac(p.two[0] + p.two[1])],
    },
    {
      text: 'You compared the parts of the first liquid only.',
      value: ({ mixtures: p }) => [frac(p.one[0]), frac(p.two[0])],
    },
    {
      text: 'You compared the parts of the second liquid only.',
      value: ({ mixtures: p }) => [frac(p.one[1]), frac(p.two[1])],
    },
    {
      text: 'You compared the shares of the first liquid.',
      value: ({ mixtures: p }) => [shareOf(p.one), shareOf(p.two)],
    },
  ],
  wordings: [
    ({ mixtures: p }) =>
      `Two vessels hold milk and water in the ratios ${shown(p.one)} and ${shown(p.two)}. In what ratio must liquid of the first vessel be mixed with liquid of the second to get milk and water in the ratio ${shown(p.wanted)}?`,
    ({ mixtures: p }, s) => {
      const [one, two] = s.pick(METALS);
      return `An alloy contains ${one} and ${two} in the ratio ${shown(p.one)}, a second alloy in the ratio ${shown(p.two)}. In what ratio of weights, the first alloy first, must they be melted together, so that ${one} and ${two} are as ${shown(p.wanted)}?`;
    },
    ({ mixtures: p }, s) =>
      `${s.person.name} has two ${s.pick(['paints', 'dyes', 'inks'])}. In the first, red and blue are as ${shown(p.one)}, in the second as ${shown(p.two)}. A mixture with red and blue as ${shown(p.wanted)} is wanted. Find the ratio of the first to the second in it.`,
  ],
  explain: ({ mixtures: p }, right) => {
    const [x = frac(1), y = frac(1)] = needed(p);
    const [one, two, wanted] = [tex(shareOf(p.one)), tex(shareOf(p.two)), tex(shareOf(p.wanted))];
    const isUp = shareOf(p.one).lt(shareOf(p.two));
    const [above, below] = isUp
      ? [`${two} - ${wanted}`, `${wanted} - ${one}`]
      : [`${wanted} - ${two}`, `${one} - ${wanted}`];
    return t`The shares of the first part are $${one}$ and $${two}$, and $${wanted}$ is wanted. The distances are $${above} = ${tex(x)}$ for the second and $${below} = ${tex(y)}$ for the first. By alligation the ratio of the first to the second is $${tex(x)} : ${tex(y)} = ${ratio(right)}$.`;
  },
});

interface ThreeGlasses {
  one: Pair;
  two: Pair;
  three: Pair;
}

const pairsOf = ({ one, two, three }: ThreeGlasses) => [one, two, three];
const poured = (pairs: readonly Pair[]) => {
  const first = sum(pairs.map(shareOf));
  return [first, frac(pairs.length).sub(first)];
};

const FRIENDLY = RATIOS.filter(([a, b]) => [3, 4, 5, 6, 8, 9, 10, 12].includes(a + b));
const GLASSES = FRIENDLY.flatMap((one) =>
  FRIENDLY.flatMap((two) => FRIENDLY.map((three): ThreeGlasses => ({ one, two, three }))),
).filter(
  (p) =>
    new Set(pairsOf(p).map(([a, b]) => a + b)).size === 3 &&
    new Set(pairsOf(p)).size === 3 &&
    ratio(poured(pairsOf(p))).length <= 7,
);

const threeGlasses = defineTemplate<{ glasses: ThreeGlasses }, readonly Fraction[]>({
  id: 'three-equal-mixtures',
  level: 'hard',
  parameters: { glasses: GLASSES },
  solve: ({ glasses }) => poured(pairsOf(glasses)),
  show: shortRatio,
  mistakes: [
    {
      text: 'You added the numbers of the ratios. Their parts are not equally large.',
      value: ({ glasses: p }) => [sum(pairsOf(p).map(([a]) => a)), sum(pairsOf(p).map(([, b]) => b))],
    },
    {
      text: 'This is the ratio in the reverse order.',
      value: ({ glasses: p }) => reversed(poured(pairsOf(p))),
    },
    { text: 'You left out the third one.', value: ({ glasses: p }) => poured([p.one, p.two]) },
    { text: 'You left out the second one.', value: ({ glasses: p }) => poured([p.one, p.three]) },
    { text: 'You left out the first one.', value: ({ glasses: p }) => poured([p.two, p.three]) },
    {
      text: 'You compared the first part with the whole.',
      value: ({ glasses: p }) => [poured(pairsOf(p))[0] ?? frac(1), frac(3)],
    },
    {
      text: 'You compared the second part with the whole.',
      value: ({ glasses: p }) => [poured(pairsOf(p))[1] ?? frac(1), frac(3)],
    },
    {
      text: 'You took the third one the wrong way round.',
      value: ({ glasses: p }) => poured([p.one, p.two, [p.three[1], p.three[0]]]),
    },
    {
      text: 'You took the first one the wrong way round.',
      value: ({ glasses: p }) => poured([[p.one[1], p.one[0]], p.two, p.three]),
    },
  ],
  wordings: [
    ({ glasses: p }) =>
      `Three equal glasses are full of milk and water in the ratios ${shown(p.one)}, ${shown(p.two)} and ${shown(p.three)}. They are emptied into one jug. What is the ratio of milk to water in the jug?`,
    ({ glasses: p }, s) => {
      const [one, two] = s.pick(METALS);
      return `Equal weights of three alloys, in which ${one} and ${two} are as ${shown(p.one)}, ${shown(p.two)} and ${shown(p.three)}, are melted together. What is the ratio of ${one} to ${two} in the new alloy?`;
    },
    ({ glasses: p }, s) =>
      `${s.person.name} mixes equal quantities of three ${s.pick(['drinks', 'syrups', 'juices'])}. Fruit and water are in them as ${shown(p.one)}, as ${shown(p.two)} and as ${shown(p.three)}. In what ratio are fruit and water in the mixture?`,
  ],
  explain: ({ glasses: p }, right) => {
    const [first = frac(1), second = frac(1)] = right;
    const shares = pairsOf(p).map((pair) => tex(shareOf(pair)));
    return t`With one unit of each, the first part is $${shares.join(' + ')} = ${tex(first)}$ and the rest $3 - ${tex(first)} = ${tex(second)}$. The ratio is $${tex(first)} : ${tex(second)} = ${ratio(right)}$.`;
  },
});

export const VESSELS = [ratioOfTwoMixtures, threeGlasses];
