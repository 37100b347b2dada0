import type { BulkAction, Option, Question } from '@mockingbird/contracts';

type FieldAction = Extract<BulkAction, { kind: 'tag' | 'set' | 'replace' }>;

/** @returns the question with other tags; without the field when no tag is left */
function withTags(question: Question, { add, remove }: Extract<BulkAction, { kind: 'tag' }>): Question {
  const { tags: before = [], ...rest } = question;
  const tags = [...new Set([...before.filter((tag) => !remove.includes(tag)), ...add])];
  return tags.length === 0 ? rest : { ...rest, tags };
}

/** @returns the question with other fields. An empty text removes a field. */
function withFields(question: Question, action: Extract<BulkAction, { kind: 'set' }>): Question {
  const changed = { ...question };
  for (const field of ['topic', 'level', 'section'] as const) {
    const value = action[field];
    if (value === '') Reflect.deleteProperty(changed, field);
    else if (value !== undefined) changed[field] = value;
  }
  return changed;
}

/** @returns the question with another text in its own words, its options and its explanation. Case matters. */
function withText(
  question: Question,
  { find, replacement }: Extract<BulkAction, { kind: 'replace' }>,
): Question {
  const replace = (text: string) => text.replaceAll(find, () => replacement);
  const replaceIn = (option: Option): Option =>
    typeof option === 'string' ? replace(option) : { ...option, text: replace(option.text) };
  const { explanation, passage, mistakes } = question;
  return {
    ...question,
    questionText: replace(question.questionText),
    options: question.options.map(replaceIn),
    ...(explanation !== undefined && { explanation: replace(explanation) }),
    ...(passage !== undefined && { passage: replace(passage) }),
    ...(mistakes !== undefined && {
      mistakes: mistakes.map((mistake) => ({ ...mistake, text: replace(mistake.text) })),
    }),
  };
}

/** @returns the question after the action */
export function editQuestion(question: Question, action: FieldAction): Question {
  switch (action.kind) {
    case 'tag':
      return withTags(question, action);
    case 'set':
      return withFields(question, action);
    case 'replace':
      return withText(question, action);
  }
}
