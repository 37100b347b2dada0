import type { Question } from '@mockingbird/contracts';
import type { Omission } from '../model/file-report.js';
import { idOf, mistakeOf } from '../model/name-omissions.js';
import { escapeLine, escapeLines } from './escapes.js';

const picture = (address: string | undefined, alternative = ''): string[] =>
  address === undefined ? [] : [`![${alternative.replace(/\s+/g, ' ')}](${address})`];

/** A break that stays in one line. */
const inOneLine = (text: string): string => text.replace(/\r\n?|\n/g, '<br>');

function metadata({ section, topic, level, tags, source }: Question): string[] {
  const fields: Record<string, string | undefined> = {
    Section: section,
    Topic: topic,
    Level: level,
    Tags: tags?.join('; '),
    Source: source && (source.address === undefined ? source.name : `${source.name} <${source.address}>`),
  };
  return Object.entries(fields).flatMap(([name, value]) => (value ? [`${name}: ${inOneLine(value)}`] : []));
}

function passageLines({ passage, passageImage }: Question): string[] {
  const lines = [...(passage ? escapeLines(passage).split('\n') : []), ...picture(passageImage)];
  return lines.length === 0 ? [] : [...lines.map((line) => `> ${line}`.trimEnd()), ''];
}

function optionLines(question: Question, index: number): string[] {
  const option = question.options[index] ?? '';
  const { text, image, imageAlt } =
    typeof option === 'string' ? { text: option, image: undefined, imageAlt: undefined } : option;
  const mistake = mistakeOf(question, index);
  return [
    `- [${index === question.correctAnswer ? 'x' : ' '}] ${escapeLine(inOneLine(text))}`.trimEnd(),
    ...picture(image, imageAlt).map((line) => `  ${line}`),
    ...(mistake === '' ? [] : [`  Mistake: ${inOneLine(mistake)}`]),
  ];
}

function questionText(question: Question, index: number): string {
  const { explanation, questionImage, questionImageAlt } = question;
  return [
    `## ${idOf(question, index)}`,
    ...metadata(question),
    '',
    ...passageLines(question),
    escapeLines(question.questionText),
    ...picture(questionImage, questionImageAlt),
    '',
    ...question.options.flatMap((_, option) => optionLines(question, option)),
    ...(explanation ? ['', `Explanation: ${escapeLines(explanation)}`] : []),
  ].join('\n');
}

/** Writes Markdown. It holds every field. */
export const writeMarkdown = (
  questions: readonly Question[],
): { content: string; omissions: Omission[] } => ({
  content: `${questions.map(questionText).join('\n\n')}\n`,
  omissions: [],
});
