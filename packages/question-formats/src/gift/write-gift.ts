import type { Question } from '@mockingbird/contracts';
import { imageToHtml, textToHtml } from '../html/text-to-html.js';
import { tagsOf } from '../model/field-tags.js';
import type { Omission } from '../model/file-report.js';
import { idOf, mistakeOf, nameOmissions, stemWithPassage } from '../model/name-omissions.js';
import { escapeGift } from './escapes.js';

const html = (text: string): string => escapeGift(textToHtml(text));
const image = (source: string | undefined, alternative?: string): string =>
  escapeGift(imageToHtml(source, alternative));

function optionText(option: Question['options'][number]): string {
  return typeof option === 'string' ? html(option) : html(option.text) + image(option.image, option.imageAlt);
}

function answerLine(question: Question, index: number): string {
  const option = question.options[index] ?? '';
  const feedback = mistakeOf(question, index);
  const sign = index === question.correctAnswer ? '=' : '~';
  return `\t${sign}${optionText(option)}${feedback === '' ? '' : `#${html(feedback)}`}`;
}

const mark = (kind: 'id' | 'tag', value: string): string =>
  `[${kind}:${value.replace(/\s+/g, ' ').replace(/[\\\]]/g, String.raw`\$&`)}]`;

function questionText(question: Question, index: number): string {
  const id = idOf(question, index);
  const { passageImage, questionImage, questionImageAlt, explanation } = question;
  const stem = image(passageImage) + html(stemWithPassage(question)) + image(questionImage, questionImageAlt);
  return [
    `// ${[mark('id', id), ...tagsOf(question).map((tag) => mark('tag', tag))].join(' ')}`,
    `::${escapeGift(id)}::[html]${stem}{`,
    ...question.options.map((_, option) => answerLine(question, option)),
    ...(explanation ? [`\t####${html(explanation)}`] : []),
    '}',
  ].join('\n');
}

/** Writes GIFT, with HTML texts. A topic is a category; level and section are tags in comments. */
export function writeGift(questions: readonly Question[]): { content: string; omissions: Omission[] } {
  let topic = '';
  const parts = questions.flatMap((question, index) => {
    const hasChanged = (question.topic ?? '') !== topic;
    topic = question.topic ?? '';
    const category = `$CATEGORY: $course$/top/${escapeGift((topic || 'Default').replaceAll('/', '//'))}`;
    return hasChanged ? [category, questionText(question, index)] : [questionText(question, index)];
  });
  return {
    content: `${parts.join('\n\n')}\n`,
    omissions: nameOmissions(questions, {
      passage: 'the passage is written above the question',
      passageImage: 'the picture of the passage is written above the question',
      source: 'the source',
    }),
  };
}
