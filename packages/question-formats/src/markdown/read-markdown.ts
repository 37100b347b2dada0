import { imageSchema } from '@mockingbird/contracts';
import type { Illustrated } from '../html/set-content.js';
import type { Draft } from '../model/check-drafts.js';
import type { FileReport } from '../model/file-report.js';
import { NameTaker } from '../model/names.js';
import { type OptionValue, QuestionBuilder, shorten } from '../model/question-builder.js';
import { readOwnMath } from '../text/maths.js';
import { unescapeLine } from './escapes.js';
import { splitMarkdown, type MarkdownPart } from './split-markdown.js';

const PICTURE = /^!\[(.*)\]\((\S+?)\)$/;
const SOURCE = /^(.*?)\s*<(\S+)>$/;

interface Scope {
  question: QuestionBuilder;
  part: MarkdownPart;
}

/** A text and its picture, from lines of which one may be a picture. */
function illustrated(lines: readonly string[], { question }: Scope, where: string): Illustrated {
  const texts: string[] = [];
  let picture: Pick<Illustrated, 'image' | 'imageAlt'> = {};
  for (const line of lines) {
    const [, alternative = '', address] = PICTURE.exec(line.trim()) ?? [];
    if (address === undefined) texts.push(unescapeLine(line));
    else if (picture.image === undefined && imageSchema.safeParse(address).success)
      picture = { image: address, ...(alternative.trim() === '' ? {} : { imageAlt: alternative.trim() }) };
    else question.omit(`A picture of ${where} is left out: ${shorten(address)}`);
  }
  return { text: readOwnMath(texts.join('\n').trim()), ...picture };
}

const FIELDS: Readonly<Record<string, string>> = {
  topic: 'topic',
  level: 'level',
  section: 'section',
};

function readMetadata({ question, part }: Scope): void {
  for (const { name, value, line } of part.metadata) {
    const field = FIELDS[name.toLowerCase()];
    const source = SOURCE.exec(value);
    if (field !== undefined) question.set(field, value);
    else if (name.toLowerCase() === 'tags')
      value.split(';').forEach((tag) => tag.trim() && question.addTag(tag.trim()));
    else if (name.toLowerCase() === 'source')
      question.set('source', source ? { name: source[1], address: source[2] } : { name: value });
    else question.omit(`Field “${name}” is not known and is left out`, line);
  }
}

function readOptions(scope: Scope): void {
  const { question, part } = scope;
  const right = part.options.filter(({ isRight }) => isRight);
  if (right.length > 1) question.addIssue(`${right.length} options are marked as right. Mark one with [x]`);
  question.setChoices(
    part.options.map(({ lines, isRight, mistake }, index) => {
      const { text, ...picture } = illustrated(lines, scope, `option ${index + 1}`);
      const { image } = picture;
      const content: OptionValue = image === undefined ? text : { text, ...picture, image };
      return { content, isRight, feedback: mistake === undefined ? undefined : readOwnMath(mistake) };
    }),
  );
}

function readPart(part: MarkdownPart, number: number, report: FileReport, names: NameTaker): Draft {
  const { from, to } = part;
  const question = new QuestionBuilder(report, { line: from, question: number }, { from, to });
  const scope = { question, part };
  const stem = illustrated(part.stem, scope, 'the question');
  // A heading alone is the question itself.
  if (stem.text === '') question.set('questionText', readOwnMath(part.heading));
  else names.setId(question, part.heading);
  question.set('questionText', stem.text || undefined);
  question.set('questionImage', stem.image);
  question.set('questionImageAlt', stem.imageAlt);
  question.set('section', part.section);
  readMetadata(scope);
  const passage = illustrated(part.passage, scope, 'the passage');
  question.set('passage', passage.text);
  question.set('passageImage', passage.image);
  if (passage.imageAlt !== undefined)
    question.omit(`What the picture of the passage shows: “${shorten(passage.imageAlt)}”`);
  readOptions(scope);
  question.set('explanation', readOwnMath(part.explanation.map(unescapeLine).join('\n').trim()));
  return question.draft;
}

/** Reads Markdown: a heading, the question, and a list of options with `[x]` before the right one. */
export function readMarkdown(text: string, report: FileReport): Draft[] {
  const names = new NameTaker();
  const { parts, others } = splitMarkdown(text);
  for (const { line, text: other } of others)
    report.addOmission({ line }, `Text outside a question: “${shorten(other)}”`);
  if (parts.length === 0) report.addIssue({ line: 1 }, 'The file holds no questions');
  return parts.map((part, index) => readPart(part, index + 1, report, names));
}
