import type { Question } from '@mockingbird/contracts';
import { ReadingError, type Solvers } from '../../solver-kit.js';
import { oneOf } from './letters.js';

type Fact = readonly [person: string, word: string, other: string];

const MALE = ['father', 'son', 'brother', 'husband'];

/** Who is parent, sibling and partner of whom. */
class Family {
  private readonly facts = new Set<string>();
  readonly people: readonly string[];

  /** @param text the stem: only what it says about families is taken for granted */
  constructor(
    facts: readonly Fact[],
    private readonly text: string,
  ) {
    this.people = [...new Set(facts.flatMap(([one, , two]) => [one, two]))];
    for (const [one, word, two] of facts) {
      if (/father|mother/.test(word)) this.facts.add(`${one} parent ${two}`);
      else if (/son|daughter/.test(word)) this.facts.add(`${two} parent ${one}`);
      else this.addBoth(one, /brother|sister/.test(word) ? 'sibling' : 'partner', two);
    }
    for (let size = -1; size !== this.facts.size;) {
      size = this.facts.size;
      this.extend();
    }
  }

  has(one: string, link: string, two: string): boolean {
    return this.facts.has(`${one} ${link} ${two}`);
  }

  /** Whether a path of links leads from one person to the other. */
  leads(one: string, links: readonly string[], two: string): boolean {
    const [link, ...rest] = links;
    if (link === undefined) return one === two;
    return this.people.some(
      (next) =>
        (link === 'child' ? this.has(next, 'parent', one) : this.has(one, link, next)) &&
        this.leads(next, rest, two),
    );
  }

  private addBoth(one: string, link: string, two: string): void {
    if (one === two) return;
    this.facts.add(`${one} ${link} ${two}`).add(`${two} ${link} ${one}`);
  }

  /** Adds what follows for three people. */
  private extend(): void {
    const shareParents = this.text.includes('brothers and sisters have the same parents');
    const areMarried = this.text.includes('parents of a child are married to each other');
    for (const a of this.people)
      for (const b of this.people)
        for (const c of this.people) {
          if (shareParents && this.has(a, 'parent', b) && this.has(b, 'sibling', c))
            this.facts.add(`${a} parent ${c}`);
          if (areMarried && this.has(a, 'partner', b) && this.has(b, 'parent', c))
            this.facts.add(`${a} parent ${c}`);
          if (shareParents && this.has(a, 'sibling', b) && this.has(b, 'sibling', c))
            this.addBoth(a, 'sibling', c);
          if (this.has(a, 'parent', b) && this.has(a, 'parent', c)) this.addBoth(b, 'sibling', c);
        }
  }
}

/** Paths that make a relation: the word for a man, the word for a woman, and the paths. */
const RELATIONS: readonly (readonly [string, string, readonly string[]])[] = [
  ['Father', 'Mother', ['parent']],
  ['Son', 'Daughter', ['child']],
  ['Brother', 'Sister', ['sibling']],
  ['Husband', 'Wife', ['partner']],
  ['Grandfather', 'Grandmother', ['parent parent']],
  ['Grandson', 'Granddaughter', ['child child']],
  ['Uncle', 'Aunt', ['sibling parent', 'partner sibling parent']],
  ['Nephew', 'Niece', ['child sibling']],
  ['Brother-in-law', 'Sister-in-law', ['partner sibling', 'sibling partner']],
  ['Father-in-law', 'Mother-in-law', ['parent partner']],
  ['Son-in-law', 'Daughter-in-law', ['partner child']],
  ['Cousin', 'Cousin', ['child sibling parent']],
];

function relationsOf(text: string, facts: readonly Fact[], one: string, two: string): string[] {
  const family = new Family(facts, text);
  const said = facts.find(([person]) => person === one)?.[1];
  if (said === undefined) throw new ReadingError(`nothing says whether ${one} is a man or a woman`);
  return RELATIONS.filter(([, , paths]) => paths.some((path) => family.leads(one, path.split(' '), two))).map(
    ([man, woman]) => (MALE.includes(said) ? man : woman),
  );
}

function fromStatements({ questionText: text }: Question): string[] {
  const facts = [...text.matchAll(/(\w+) is the (\w+) of (\w+)\./g)].map(
    ([, one = '', word = '', two = '']): Fact => [one, word, two],
  );
  const [, one = '', two = ''] = /(?:How|What) is (\w+) (?:related )?to (\w+)\?/.exec(text) ?? [];
  return relationsOf(text, facts, one, two);
}

function fromCode({ questionText: text }: Question): string[] {
  const words = new Map(
    [...text.matchAll(/A (\S) B means A is the (\w+) of B/g)].map(([, sign = '', word = '']) => [sign, word]),
  );
  const parts = (/P(?: [^\w\s] [Q-T])+/.exec(text)?.[0] ?? '').split(' ');
  const facts = parts.flatMap((part, index) =>
    index % 2 === 1
      ? [[parts[index - 1] ?? '', words.get(part) ?? '', parts[index + 1] ?? ''] satisfies Fact]
      : [],
  );
  return relationsOf(text, facts, 'P', parts.at(-1) ?? '');
}

/** Persons of a phrase are numbered from the picture; the speaker is the last. */
function fromPhrase({ questionText: text }: Question): string[] {
  const said = /"(?:He|She) is the ([^"]+)\."/.exec(text)?.[1] ?? '';
  const words = said.split(/ of (?:the|my) /);
  const facts = words.map((word, index): Fact => [String(index), word, String(index + 1)]);
  return relationsOf(text, facts, '0', String(words.length));
}

export const BLOOD_RELATIONS: Solvers = {
  'two-statements': oneOf(fromStatements),
  'three-statements': oneOf(fromStatements),
  'coded-relation': oneOf(fromCode),
  'pointing-at-a-photograph': oneOf(fromPhrase),
};
