import type { Question } from '@mockingbird/contracts';
import { Random } from '../templates/kit/random.js';
import { SetWriter } from '../templates/kit/sets.js';
import type { AnyTemplate, Level } from '../templates/kit/template.js';
import type { AnyTopic } from '../templates/kit/topic.js';
import { startUsed, tryWriteQuestion, type Used } from '../templates/kit/write-question.js';
import type { Mix } from './mix.js';
import { levelsOf, QUESTIONS_PER_SET, singlesOf, type SectionPlan } from './plan.js';

/** A question of a paper, and what it was made from: topic and template. */
export interface MadeQuestion {
  question: Question;
  origin: string;
}

interface SectionTask {
  plan: SectionPlan;
  count: number;
  options: number;
  mix: Mix | undefined;
  /** From 0. */
  paper: number;
  /** Unique among all sections: `ssc-gd-paper-1/reasoning`. */
  seed: string;
}

/** Levels of a set of five, as in the topics with sets. */
const SET_LEVELS: readonly Level[] = ['easy', 'easy', 'medium', 'medium', 'hard'];

type Counts = Record<Level, number>;

// `Object.keys` loses the type of the keys.
const byNeed = (counts: Counts) =>
  (Object.keys(counts) as Level[]).filter((level) => counts[level] > 0).sort((a, b) => counts[b] - counts[a]);

/** Texts and numbers that may not come back. */
export type Taken = Pick<Used, 'texts' | 'signatures' | 'parameters'>;

/** Writes sections from templates. No question repeats one of the bank or of a paper before. */
export class SectionWriter {
  private readonly uses = new Map<string, number>();
  private readonly usedBy = new Map<number, Used>();
  private readonly setWriters = new Map<string, SetWriter>();

  constructor(
    private readonly topics: ReadonlyMap<string, AnyTopic>,
    private readonly taken: Taken,
  ) {}

  /** @throws Error when a topic is missing or has no further question */
  write({ plan, count, options, mix, paper, seed }: SectionTask): MadeQuestion[] {
    const random = new Random(seed);
    const left = levelsOf(count, mix);
    const key = keysOf(count, options, random);
    const sets = plan.sets.map((choices, index) => {
      for (const level of SET_LEVELS) left[level] -= 1;
      return this.writeSet(choices[paper % choices.length] ?? '', `${seed}/${index}`, options, key);
    });
    const topics = singlesOf(plan, count - sets.length * QUESTIONS_PER_SET, paper);
    const singles = this.inSolvableOrder(topics).map((slug) => [
      this.writeSingle(slug, left, options, seed, key),
    ]);
    return random.shuffled([...singles, ...sets]).flat();
  }

  private topic(slug: string): AnyTopic {
    const topic = this.topics.get(slug);
    if (!topic) throw new Error(`no topic ${slug}`);
    return topic;
  }

  private usesOf(origin: string): number {
    return this.uses.get(origin) ?? 0;
  }

  /** Topics with few levels first: they cannot wait for the level that is left. */
  private inSolvableOrder(slugs: readonly string[]): string[] {
    const levels = (slug: string) => {
      const topic = this.topic(slug);
      if ('kinds' in topic) throw new Error(`${slug} has sets only`);
      return new Set(topic.templates.map(({ level }) => level)).size;
    };
    return [...slugs].sort((a, b) => levels(a) - levels(b));
  }

  private usedWith(options: number): Used {
    const used = this.usedBy.get(options) ?? { ...startUsed(options), ...this.taken };
    this.usedBy.set(options, used);
    return used;
  }

  private templatesOf(slug: string, level: Level): AnyTemplate[] {
    const topic = this.topic(slug);
    const fitting = 'kinds' in topic ? [] : topic.templates.filter((template) => template.level === level);
    return fitting.sort((a, b) => this.usesOf(`${slug}/${a.id}`) - this.usesOf(`${slug}/${b.id}`));
  }

  private writeSingle(
    slug: string,
    left: Counts,
    options: number,
    seed: string,
    key: () => number,
  ): MadeQuestion {
    const { name } = this.topic(slug);
    const place = key();
    for (const level of byNeed(left)) {
      for (const template of this.templatesOf(slug, level)) {
        const origin = `${slug}/${template.id}`;
        const turn = this.usesOf(origin);
        const question = tryWriteQuestion(
          { questionId: origin, template, turn, key: place },
          { slug: `${seed}/${slug}`, name },
          this.usedWith(options),
        );
        this.uses.set(origin, turn + 1);
        if (!question) continue;
        left[level] -= 1;
        return { question, origin };
      }
    }
    throw new Error(`${seed}: ${slug} has no further question of the levels ${byNeed(left).join(', ')}`);
  }

  private writeSet(slug: string, name: string, options: number, key: () => number): MadeQuestion[] {
    const topic = this.topic(slug);
    if (!('kinds' in topic)) throw new Error(`${slug} has no sets`);
    const writer =
      this.setWriters.get(`${slug} ${options}`) ??
      new SetWriter({ ...topic, slug: `papers/${slug}` }, options);
    this.setWriters.set(`${slug} ${options}`, writer);
    const turn = this.usesOf(slug);
    this.uses.set(slug, turn + 1);
    const kind = topic.kinds[turn % topic.kinds.length];
    if (!kind) throw new Error(`${slug} has no kinds of sets`);
    const places = SET_LEVELS.map((_, index) => ({ questionId: `${name}-${index}`, key: key() }));
    const { questions, templates } = writer.write({ name, kind, levels: SET_LEVELS, places });
    return questions.map((question, index) => ({
      question,
      origin: `${slug}/${templates[index]?.id ?? ''}`,
    }));
  }
}

/** Gives every position of the right option equally often, in a random order. */
function keysOf(count: number, options: number, random: Random): () => number {
  const first = random.below(options);
  const keys = random.shuffled(Array.from({ length: count }, (_, index) => (index + first) % options));
  return () => keys.pop() ?? 0;
}
