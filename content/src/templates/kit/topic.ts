import { planSlots } from './plan-slots.js';
import { writeSets, type SetTopic } from './sets.js';
import type { AnyTemplate } from './template.js';
import type { TopicQuestions } from './topic-questions.js';
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

/** A topic whose questions stand alone, or share passages and charts. */
export type AnyTopic = Topic | SetTopic;

/** Writes all questions of a topic. @throws Error when a template cannot do its part */
export function writeTopic(topic: AnyTopic): TopicQuestions {
  if ('kinds' in topic) return writeSets(topic);
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
