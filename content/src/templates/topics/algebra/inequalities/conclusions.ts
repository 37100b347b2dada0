import { defineTemplate, range, t } from '../../../kit/index.js';
import {
  allLinks,
  chainTex,
  relationOf,
  sortedPairs,
  TURNED,
  written,
  type Chain,
  type Link,
} from './chain.js';

const FIVE = [
  'PQRST',
  'ABCDE',
  'KLMNO',
  'DEFGH',
  'UVWXY',
  'MNPQR',
  'HJKLM',
  'BDFHK',
  'CGKPT',
  'JNRVZ',
  'AEHLS',
  'FMTXB',
];
const SIX = [
  'PQRSTU',
  'ABCDEF',
  'KLMNOP',
  'DEFGHJ',
  'UVWXYZ',
  'GHJKLM',
  'BDFHKM',
  'CGKPTW',
  'JNRVXB',
  'AEHLSW',
];

interface Conclusion extends Chain {
  /** Which of the pairs with (or without) a relation is the right option. */
  choice: number;
  isTurned: boolean;
}

/** Chains with some pairs of each kind, and at most one sign of equality. */
const isVaried = (links: readonly Link[]) => {
  const { related, unrelated } = sortedPairs(links);
  return related.length > 1 && unrelated.length > 1 && links.filter((link) => link === '=').length < 2;
};
const LINKS_OF_FIVE = allLinks(4).filter(isVaried);
const LINKS_OF_SIX = allLinks(5).filter((links) => isVaried(links) && sortedPairs(links).related.length > 2);

const isStrict = (link: Link) => link === '>' || link === '<';
const STRICT: Record<Link, Link> = { '>': '>', '<': '<', '=': '>', ge: '>', le: '<' };

/** The pair that the right option is about, with its relation. */
function rightOf({ links, choice }: Conclusion): { from: number; to: number; link: Link } | undefined {
  const [from, to] = sortedPairs(links).related[choice] ?? [];
  const link = from === undefined || to === undefined ? undefined : relationOf(links, from, to);
  return from === undefined || to === undefined || !link || link === '=' ? undefined : { from, to, link };
}

const rightText = (p: Conclusion) => {
  const right = rightOf(p);
  return right ? written(p, right.from, right.to, right.link, p.isTurned) : '';
};

/** A relation for a pair whose signs disagree. */
function unfounded(p: Conclusion, at: number, link: Link): string | undefined {
  const [from, to] = sortedPairs(p.links).unrelated[at] ?? [];
  return from === undefined || to === undefined ? undefined : written(p, from, to, link, p.isTurned);
}

/** A sign between neighbours that allows equality, as a strict one. */
function overstated(p: Conclusion): string | undefined {
  const at = p.links.findIndex((link) => link === 'ge' || link === 'le');
  const link = p.links[at];
  return link && written(p, at, at + 1, STRICT[link], p.isTurned);
}

/** Each mistake is about another pair, with two exceptions. Else the pairs would show the right one. */
const AGAINST = [
  {
    text: 'The signs between them point to the other side, or allow equality.',
    value: (p: Conclusion) => {
      const right = rightOf(p);
      const link = right && (isStrict(right.link) ? TURNED[right.link] : STRICT[right.link]);
      return right && link && written(p, right.from, right.to, link, p.isTurned);
    },
  },
  { text: 'The sign between these two allows equality.', value: overstated },
  {
    text: 'The signs between these two point in different directions.',
    value: (p: Conclusion) => unfounded(p, 0, '>'),
  },
  {
    text: 'Between these two the signs disagree, so nothing is known.',
    value: (p: Conclusion) => unfounded(p, 0, '<'),
  },
  {
    text: 'For these two there is no chain of signs in one direction.',
    value: (p: Conclusion) => unfounded(p, 1, 'ge'),
  },
  {
    text: 'The signs on the way from one to the other disagree.',
    value: (p: Conclusion) => unfounded(p, 2, '<'),
  },
  {
    text: 'These two can be in any order: the signs change direction between them.',
    value: (p: Conclusion) => unfounded(p, 3, 'le'),
  },
  {
    text: 'The signs change direction on the way between these two.',
    value: (p: Conclusion) => unfounded(p, 4, '>'),
  },
] as const;

function why(p: Conclusion): string {
  const right = rightOf(p);
  return right
    ? `Between the two letters all signs point the same way: $${chainTex(p, right.from, right.to)}$`
    : '';
}

const fromChain = defineTemplate<Conclusion, string>({
  id: 'conclusion-from-a-chain',
  level: 'medium',
  parameters: { letters: FIVE, links: LINKS_OF_FIVE, choice: range(0, 4), isTurned: [true, false] },
  isSensible: (p) => rightOf(p) !== undefined,
  solve: rightText,
  show: (text) => text,
  mistakes: AGAINST,
  wordings: [
    (p) => t`Statement: $${chainTex(p, 0, 4)}$. Which conclusion follows?`,
    (p, s) => t`${s.person.name} knows only that $${chainTex(p, 0, 4)}$. Which of these must be true?`,
    (p) => t`Five numbers satisfy $${chainTex(p, 0, 4)}$. Which relation is certain?`,
  ],
  explain: (p, right) =>
    `${why(p)}, so ${right} follows. For the others the signs disagree, or they say too much.`,
});

/** The part of the order in which the three statements are given. */
const ORDERS = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
  [1, 0, 2],
] as const;

interface Statements extends Conclusion {
  order: (typeof ORDERS)[number];
  /** Which statements are written backwards. */
  turns: readonly boolean[];
}

const PARTS = [
  [0, 2],
  [2, 3],
  [3, 5],
] as const;
const TURNS = range(0, 7).map((bits) => [bits % 2 > 0, bits % 4 > 1, bits > 3]);

const statements = (p: Statements) =>
  p.order
    .map((part) => `$${chainTex(p, PARTS[part][0], PARTS[part][1], p.turns[part] ?? false)}$`)
    .join(', ');

const fromStatements = defineTemplate<Statements, string>({
  id: 'conclusion-from-statements',
  level: 'hard',
  parameters: {
    letters: SIX,
    links: LINKS_OF_SIX,
    choice: range(0, 8),
    isTurned: [true, false],
    order: ORDERS,
    turns: TURNS,
  },
  isSensible: (p) => {
    const right = rightOf(p);
    // The conclusion needs two of the statements.
    return right !== undefined && right.to - right.from > 2 && p.turns.includes(true);
  },
  solve: rightText,
  show: (text) => text,
  mistakes: AGAINST,
  wordings: [
    (p) => `Statements: ${statements(p)}. Which conclusion follows?`,
    (p, s) => `${s.person.name} is given three statements: ${statements(p)}. Which of these must be true?`,
    (p) => `For six numbers ${statements(p)}. Which relation is certain?`,
  ],
  explain: (p, right) =>
    `As one chain: $${chainTex(p, 0, 5)}$. ${why(p)}, so ${right} follows. For the others the signs disagree, or they say too much.`,
});

/** The relation of the pair at a place among those that have one. */
function founded(p: Conclusion, at: number): string | undefined {
  const [from, to] = sortedPairs(p.links).related[at] ?? [];
  const link = from === undefined || to === undefined ? undefined : relationOf(p.links, from, to);
  return from === undefined || to === undefined || !link ? undefined : written(p, from, to, link, p.isTurned);
}

interface Uncertain extends Conclusion {
  sign: Link;
}

const notCertain = defineTemplate<Uncertain, string>({
  id: 'what-does-not-follow',
  level: 'medium',
  parameters: {
    letters: SIX,
    links: LINKS_OF_SIX.filter((links) => sortedPairs(links).related.length > 3),
    choice: range(0, 5),
    isTurned: [true, false],
    sign: ['>', '<', 'ge', 'le'],
  },
  isSensible: (p) => unfounded(p, p.choice, p.sign) !== undefined,
  solve: (p) => unfounded(p, p.choice, p.sign) ?? '',
  show: (text) => text,
  mistakes: range(0, 6).map((at) => ({
    text: 'It follows: all signs between these two point the same way.',
    value: (p: Uncertain) => founded(p, at),
  })),
  wordings: [
    (p) => t`Statement: $${chainTex(p, 0, 5)}$. Which conclusion does not follow?`,
    (p, s) => t`${s.person.name} reads that $${chainTex(p, 0, 5)}$. Which of these need not be true?`,
    (p) =>
      t`Six numbers satisfy $${chainTex(p, 0, 5)}$. Three of these relations are certain. Which one is not?`,
  ],
  explain: (p, right) => {
    const [from = 0, to = 0] = sortedPairs(p.links).unrelated[p.choice] ?? [];
    return t`Between the two letters, $${chainTex(p, from, to)}$, the signs point in different directions. So nothing is known about them, and ${right} does not follow.`;
  },
});

export const CONCLUSIONS = [fromChain, notCertain, fromStatements];
