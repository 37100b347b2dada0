import type { Question } from '@mockingbird/contracts';
import { planSlots } from './plan-slots.js';
import type { AnyTemplate } from './template.js';
import { startUsed, writeQuestion } from './write-question.js';

/** The templates of a topic. What the topic's page says is in `content/src/aptitude`. */
export interface Topic {
  slug: string;
  name: string;
  templates: readonly AnyTemplate[];
}

const LEAST_TEMPLATES = 12;
const LEAST_MISTAKES = 6;
const LEAST_WORDINGS = 3;

/** @throws Error with all issues of the topic's templates */
function checkTemplates({ slug, templates }: Topic): void {
  const ids = templates.map(({ id }) => id);
  const issues = [
    ...(templates.length < LEAST_TEMPLATES ? [`${templates.length} templates`] : []),
    ...(new Set(ids).size < ids.length ? ['a template id twice'] : []),
    ...templates.flatMap(({ id, mistakes, wordings }) => [
      ...(mistakes < LEAST_MISTAKES ? [`${id}: ${mistakes} mistakes`] : []),
      ...(wordings < LEAST_WORDINGS ? [`${id}: ${wordings} wordings`] : []),
    ]),
  ];
  if (issues.length > 0) throw new Error(`${slug}: ${issues.join('; ')}`);
}

export interface TopicQuestions {
  tests: { testId: string; title: string; questions: Question[] }[];
  /** For each question id, the template that it was made from. */
  origins: Record<string, string>;
}

/** Writes all questions of a topic. @throws Error when a template cannot do its part */
export function writeTopic(topic: Topic): TopicQuestions {
  checkTemplates(topic);
  const used = startUsed();
  const plan = planSlots(topic.slug, topic.templates);
  const origins: Record<string, string> = {};
  for (const { questionId, template } of plan.flat()) origins[questionId] = template.id;
  const tests = plan.map((slots, index) => ({
    testId: `${topic.slug}-${index + 1}`,
    title: `${topic.name}: test ${index + 1}`,
    questions: slots.map((slot) => writeQuestion(slot, topic, used)),
  }));
  return { tests, origins };
}
