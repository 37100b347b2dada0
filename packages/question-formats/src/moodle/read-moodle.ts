import { optionLetter } from '@mockingbird/exam-core';
import type { Draft } from '../model/check-drafts.js';
import { readTag } from '../model/field-tags.js';
import type { FileReport } from '../model/file-report.js';
import { NameTaker } from '../model/names.js';
import { type Choice, QuestionBuilder, shorten } from '../model/question-builder.js';
import { HtmlParts } from '../html/set-content.js';
import { childElements, childOf, childrenOf, textOf } from '../xml/elements.js';
import { type Element, parseXml } from '../xml/parse-xml.js';
import { categoryOf } from './category.js';
import { fileResolver } from './plugin-files.js';
import { nodesOf } from './text-element.js';

/** Lines around a syntax error that are shown for correction. */
const AROUND = 3;
const WHOLE = 100;

/** Elements that this reader understands or that have no meaning outside Moodle. */
const KNOWN: ReadonlySet<string> = new Set([
  ...['name', 'questiontext', 'generalfeedback', 'answer', 'tags', 'idnumber', 'single', 'hidden'],
  ...['shuffleanswers', 'answernumbering', 'showstandardinstruction', 'penalty', 'defaultgrade'],
  ...[
    'correctfeedback',
    'partiallycorrectfeedback',
    'incorrectfeedback',
    'shownumcorrect',
    'image',
    'image_base64',
  ],
]);
const WITHOUT_MEANING: ReadonlySet<string> = new Set(['hidden', 'shownumcorrect', 'showstandardinstruction']);
const COMBINED: Readonly<Record<string, string>> = {
  correctfeedback: 'Feedback for a right answer',
  partiallycorrectfeedback: 'Feedback for a partly right answer',
  incorrectfeedback: 'Feedback for a wrong answer',
};

const plainText = (element: Element | undefined): string =>
  textOf(childOf(element, 'text') ?? element).trim();

const isTrue = (text: string): boolean => text === 'true' || text === '1';

interface Scope {
  question: QuestionBuilder;
  html: HtmlParts;
}

function readAnswers(element: Element, { question, html }: Scope): Choice[] {
  return childrenOf(element, 'answer').map((answer, index) => {
    const fraction = Number(answer.attributes['fraction'] ?? 0);
    const where = `option ${optionLetter(index)}`;
    if (fraction > 0 && fraction < WHOLE)
      question.omit(`Partial credit of ${where}: ${fraction} %`, answer.line);
    if (fraction < 0) question.omit(`Negative marks of ${where}: ${fraction} %`, answer.line);
    const feedback = childOf(answer, 'feedback');
    return {
      content: html.option(nodesOf(answer), where),
      isRight: fraction >= WHOLE,
      feedback: feedback && html.text(nodesOf(feedback), `feedback of ${where}`),
    };
  });
}

/** @returns undefined for a question that is no question with one right option: it is named */
function readChoices(element: Element, type: string, scope: Scope): Choice[] | undefined {
  const positive = childrenOf(element, 'answer').filter(
    ({ attributes }) => Number(attributes['fraction']) > 0,
  );
  const isSingle = isTrue(plainText(childOf(element, 'single')) || 'true');
  if (type === 'multichoice' && !isSingle && positive.length > 1) {
    scope.question.omit(`The question has several right answers and is left out: “${nameOf(element)}”`);
    return undefined;
  }
  const choices = readAnswers(element, scope);
  if (type !== 'truefalse') return choices;
  return choices.map((choice) => ({
    ...choice,
    content: { true: 'True', false: 'False' }[String(choice.content).toLowerCase()] ?? choice.content,
  }));
}

const nameOf = (element: Element): string =>
  shorten(plainText(childOf(element, 'name')) || plainText(childOf(element, 'questiontext')));

function readIdentity(element: Element, { question }: Scope, names: NameTaker): void {
  const name = plainText(childOf(element, 'name'));
  const idNumber = plainText(childOf(element, 'idnumber'));
  names.setId(question, idNumber || name);
  if (idNumber !== '' && name !== '' && name !== idNumber)
    question.omit(`Name beside the ID number: “${shorten(name)}”`);
}

function readRest(element: Element, { question, html }: Scope): void {
  for (const child of childElements(element)) {
    const { name, line } = child;
    const label = COMBINED[name];
    if (label !== undefined) {
      const text = html.text(nodesOf(child), label.toLowerCase());
      if (text !== '') question.omit(`${label}: “${shorten(text)}”`, line);
    } else if (name === 'defaultgrade' && Number(textOf(child)) !== 1) {
      question.omit(`Default mark ${textOf(child).trim()}: the mock test says the marks`, line);
    } else if (name === 'penalty' && Number(textOf(child)) > 0) {
      question.omit('The penalty of a second try', line);
    } else if (name === 'shuffleanswers' && isTrue(textOf(child).trim())) {
      question.omit('The setting to shuffle the options', line);
    } else if (name === 'answernumbering' && !['', 'abc', 'ABCD'].includes(textOf(child).trim())) {
      question.omit(`The numbering of the options: ${textOf(child).trim()}`, line);
    } else if (!KNOWN.has(name) && !WITHOUT_MEANING.has(name)) {
      question.omit(
        `Element <${name}>${textOf(child).trim() === '' ? '' : `: “${shorten(textOf(child))}”`}`,
        line,
      );
    }
  }
}

function readQuestion(
  element: Element,
  type: string,
  question: QuestionBuilder,
  names: NameTaker,
): Draft | undefined {
  const stem = childOf(element, 'questiontext');
  const files = fileResolver(element);
  const scope = { question, html: new HtmlParts(question, files.resolve) };
  const choices = readChoices(element, type, scope);
  if (choices === undefined) return undefined;
  readIdentity(element, scope, names);
  scope.html.setStem(stem ? nodesOf(stem) : []);
  question.setChoices(choices);
  const explanation = childOf(element, 'generalfeedback');
  question.set('explanation', explanation && scope.html.text(nodesOf(explanation), 'the explanation'));
  for (const tag of childrenOf(childOf(element, 'tags') ?? element, 'tag')) readTag(question, plainText(tag));
  readRest(element, scope);
  for (const file of files.unused()) question.omit(`The file ${file}`);
  return question.draft;
}

const CHOICE_TYPES: ReadonlySet<string> = new Set(['multichoice', 'truefalse']);

function readCategory(element: Element, report: FileReport): string {
  const path = plainText(childOf(element, 'category'));
  const { topic, isCut } = categoryOf(path);
  if (isCut)
    report.addOmission({ line: element.line }, `Category “${path}”: only its last part is the topic`);
  const info = plainText(childOf(element, 'info'));
  if (info !== '')
    report.addOmission({ line: element.line }, `Description of a category: “${shorten(info)}”`);
  return topic === 'Default' ? '' : topic;
}

/** Reads Moodle XML: questions with one right option, and true or false. Categories are topics. */
export function readMoodle(text: string, report: FileReport): Draft[] {
  const xml = parseXml(text);
  if (!xml.ok) {
    const { line, message } = xml;
    report.addIssue({ line }, message, { from: Math.max(1, line - AROUND), to: line + AROUND });
    return [];
  }
  if (xml.root.name !== 'quiz') {
    report.addIssue({ line: 1 }, `Expected the element <quiz> of Moodle XML, found <${xml.root.name}>`);
    return [];
  }
  const names = new NameTaker();
  const drafts: Draft[] = [];
  let topic = '';
  let number = 0;
  for (const element of childElements(xml.root)) {
    const type = element.attributes['type'] ?? '';
    const place = { line: element.line };
    if (element.name === 'question' && type !== 'category') number += 1;
    if (element.name !== 'question') report.addOmission(place, `Element <${element.name}> is not known`);
    else if (type === 'category') topic = readCategory(element, report);
    else if (!CHOICE_TYPES.has(type))
      report.addOmission(
        { ...place, question: number },
        `A question of the type ${type || 'unknown'} is left out: “${nameOf(element)}”`,
      );
    else {
      const block = { from: element.line, to: element.endLine };
      const question = new QuestionBuilder(report, { ...place, question: number }, block);
      question.set('topic', topic);
      const draft = readQuestion(element, type, question, names);
      if (draft) drafts.push(draft);
    }
  }
  if (number === 0) report.addIssue({ line: 1 }, 'The file holds no questions');
  return drafts;
}
