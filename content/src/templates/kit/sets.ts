import type { Question } from '@mockingbird/contracts';
import { range } from './integers.js';
import { dealt, QUESTIONS_PER_TEST, TESTS } from './plan-slots.js';
import { Random } from './random.js';
import type { AnyTemplate, Level } from './template.js';
import type { TopicQuestions } from './topic-questions.js';
import { startUsed, tryWriteQuestion, type Used } from './write-question.js';

/** What several questions are about, and the questions that it allows. */
export interface QuestionSet {
  /** Text and tables, as in Markdown. */
  passage: string;
  /** An SVG chart as a data: address. The passage has its numbers. */
  passageImage?: string;
  templates: readonly AnyTemplate[];
}

/** A topic whose questions come in sets of five. */
export interface SetTopic {
  slug: string;
  name: string;
  /** Kinds of sets, used in turn. Each gives another set for other random numbers. */
  kinds: readonly ((random: Random) => QuestionSet)[];
}

const QUESTIONS_PER_SET = 5;
/** Random numbers that are tried for one set. */
const ATTEMPTS = 100;

/** Levels of the five sets of a test. Together a quarter is hard. */
const LEVELS: readonly (readonly Level[])[] = [
  ['easy', 'easy', 'medium', 'medium', 'hard'],
  ['easy', 'easy', 'medium', 'medium', 'hard'],
  ['easy', 'easy', 'medium', 'medium', 'hard'],
  ['easy', 'medium', 'medium', 'medium', 'hard'],
  ['easy', 'medium', 'medium', 'hard', 'hard'],
];

export interface PlannedSet {
  /** Unique in the topic. */
  name: string;
  kind: (random: Random) => QuestionSet;
  levels: readonly Level[];
  /** Ids of the questions, with the position of the right option. */
  places: { questionId: string; key: number }[];
}

export interface WrittenSet {
  questions: Question[];
  templates: AnyTemplate[];
  used: Used;
}

/** Writes sets of one topic. Templates that were used least come first. */
export class SetWriter {
  private used: Used;
  private readonly uses = new Map<string, number>();

  /** @param options of each question */
  constructor(
    private readonly topic: Pick<SetTopic, 'slug' | 'name'>,
    private readonly options?: number,
  ) {
    this.used = startUsed(options);
  }

  /** @throws Error when no random numbers give a whole set */
  write(plan: PlannedSet): WrittenSet {
    for (const attempt of range(0, ATTEMPTS - 1)) {
      const set = plan.kind(new Random(`${this.topic.slug}/${plan.name}/${attempt}`));
      const written = this.tryWrite(plan, set);
      if (!written) continue;
      this.used = written.used;
      for (const { id } of written.templates) this.uses.set(id, this.usesOf(id) + 1);
      return written;
    }
    throw new Error(`${this.topic.slug}: no numbers give the set ${plan.name}`);
  }

  private usesOf(id: string): number {
    return this.uses.get(id) ?? 0;
  }

  private tryWrite({ levels, places, name }: PlannedSet, set: QuestionSet): WrittenSet | undefined {
    // Other sets have other data: only ranks and hints are balanced over all of them.
    const used: Used = {
      ...startUsed(this.options),
      ranks: [...this.used.ranks],
      hints: [...this.used.hints],
    };
    const left = [...set.templates].sort((a, b) => this.usesOf(a.id) - this.usesOf(b.id));
    const { passage, passageImage } = set;
    const written: WrittenSet = { questions: [], templates: [], used };
    for (const [index, place] of places.entries()) {
      const found = this.firstOf(left, levels[index] ?? 'easy', (template) =>
        tryWriteQuestion(
          { ...place, template, turn: this.usesOf(template.id) },
          { slug: `${this.topic.slug}/${name}`, name: this.topic.name },
          used,
        ),
      );
      if (!found) return undefined;
      left.splice(left.indexOf(found.template), 1);
      written.templates.push(found.template);
      written.questions.push({ ...found.question, passage, ...(passageImage && { passageImage }) });
    }
    return written;
  }

  private firstOf(
    templates: readonly AnyTemplate[],
    level: Level,
    write: (template: AnyTemplate) => Question | undefined,
  ): { template: AnyTemplate; question: Question } | undefined {
    for (const template of templates) {
      const question = template.level === level ? write(template) : undefined;
      if (question) return { template, question };
    }
    return undefined;
  }
}

function planTest({ slug, kinds }: SetTopic, test: number): PlannedSet[] {
  const random = new Random(`${slug}/test ${test}`);
  const keys = dealt(QUESTIONS_PER_TEST, test, random);
  return random.shuffled(LEVELS).flatMap((levels, index) => {
    const kind = kinds[(test * LEVELS.length + index) % kinds.length];
    const first = index * QUESTIONS_PER_SET;
    const places = range(first, first + QUESTIONS_PER_SET - 1).map((place) => ({
      questionId: `${slug}-${test}-q${String(place + 1).padStart(2, '0')}`,
      key: keys[place] ?? 0,
    }));
    return kind ? [{ name: `set ${test}-${index + 1}`, kind, levels, places }] : [];
  });
}

/** Writes all questions of a topic with sets. @throws Error when a kind cannot do its part */
export function writeSets(topic: SetTopic): TopicQuestions {
  const writer = new SetWriter(topic);
  const origins: Record<string, string> = {};
  const tests = range(1, TESTS).map((test) => {
    const questions = planTest(topic, test).flatMap((plan) => {
      const written = writer.write(plan);
      for (const [index, { questionId }] of plan.places.entries())
        origins[questionId] = written.templates[index]?.id ?? '';
      return written.questions;
    });
    return { testId: `${topic.slug}-${test}`, title: `${topic.name}: test ${test}`, questions };
  });
  return { tests, origins };
}
