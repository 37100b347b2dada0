import { range } from './integers.js';
import { Random } from './random.js';
import type { AnyTemplate, Level } from './template.js';
import type { Slot } from './write-question.js';

export const TESTS = 8;
export const QUESTIONS_PER_TEST = 25;
const OPTIONS = 4;

/** Questions of each level in a test: a quarter is hard. */
const LEVELS: Record<Level, number> = { easy: 8, medium: 11, hard: 6 };

/** Positions of the right option: every value equally often, in a random order, with a difference of one at most. */
export const dealt = (count: number, shift: number, random: Random) =>
  random.shuffled(range(0, count - 1).map((index) => (index + shift) % OPTIONS));

/** Goes through the templates of each level in turn. */
class TemplateTurns {
  private readonly counts: Record<Level, number> = { easy: 0, medium: 0, hard: 0 };

  constructor(private readonly templates: readonly AnyTemplate[]) {}

  /** @throws Error when the topic has no template of this level */
  next(level: Level): Pick<Slot, 'template' | 'turn'> {
    const fitting = this.templates.filter((template) => template.level === level);
    const count = this.counts[level];
    const template = fitting[count % fitting.length];
    if (!template) throw new Error(`no template of the level ${level}`);
    this.counts[level] += 1;
    return { template, turn: Math.floor(count / fitting.length) };
  }
}

/** The slots of a topic's tests: levels mixed, every position of the right option equally often. */
export function planSlots(slug: string, templates: readonly AnyTemplate[]): Slot[][] {
  const turns = new TemplateTurns(templates);
  return range(1, TESTS).map((test) => {
    const random = new Random(`${slug}/test ${test}`);
    // `Object.entries` loses the type of the keys.
    const levels = (Object.entries(LEVELS) as [Level, number][]).flatMap(([level, count]) =>
      Array.from({ length: count }, () => level),
    );
    const keys = dealt(QUESTIONS_PER_TEST, test, random);
    return random.shuffled(levels.map((level) => turns.next(level))).map((source, index) => ({
      ...source,
      questionId: `${slug}-${test}-q${String(index + 1).padStart(2, '0')}`,
      key: keys[index] ?? 0,
    }));
  });
}
