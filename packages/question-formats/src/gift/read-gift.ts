import { optionLetter } from '@mockingbird/exam-core';
import { HtmlParts } from '../html/set-content.js';
import type { Draft } from '../model/check-drafts.js';
import { readTag } from '../model/field-tags.js';
import type { FileReport } from '../model/file-report.js';
import { NameTaker } from '../model/names.js';
import { type Choice, QuestionBuilder, shorten } from '../model/question-builder.js';
import { categoryOf } from '../moodle/category.js';
import { formattedNodes } from '../moodle/text-element.js';
import { parseGift, type GiftAnswer, type GiftBody, type GiftQuestion, type GiftText } from './parse-gift.js';
import { showEscapes } from './escapes.js';
import { splitGift, type GiftChunk } from './split-gift.js';

const WHOLE = 100;

const KINDS: Readonly<Record<string, string>> = {
  description: 'A text without a question',
  essay: 'An essay question',
  numerical: 'A numerical question',
  matching: 'A matching question',
  shortanswer: 'A question with a typed answer',
};

/** In Moodle's own format HTML is allowed; a text without a known tag is none. */
const LOOKS_LIKE_HTML =
  /<\/?(?:p|br|b|i|u|em|strong|sub|sup|img|span|div|[ou]l|li|a|table|t[rdh]|code|pre)\b|&(?:#\d+|[a-z]{2,8});/i;

const nodesOf = ({ text, format }: GiftText) =>
  formattedNodes(text, format === 'moodle' && !LOOKS_LIKE_HTML.test(text) ? 'plain' : format);

const isRight = ({ isMarkedRight, weight }: GiftAnswer): boolean =>
  isMarkedRight ? weight === undefined || weight >= WHOLE : weight !== undefined && weight >= WHOLE;

function readChoices(answers: readonly GiftAnswer[], question: QuestionBuilder, html: HtmlParts): Choice[] {
  return answers.map((answer, index) => {
    const where = `option ${optionLetter(index)}`;
    const { weight, feedback } = answer;
    if (weight !== undefined && weight > 0 && weight < WHOLE)
      question.omit(`Partial credit of ${where}: ${weight} %`);
    if (weight !== undefined && weight < 0) question.omit(`Negative marks of ${where}: ${weight} %`);
    return {
      content: html.option(nodesOf(answer.content), where),
      isRight: isRight(answer),
      feedback: feedback && html.text(nodesOf(feedback), `feedback of ${where}`),
    };
  });
}

function readTrueFalse(body: Extract<GiftBody, { kind: 'truefalse' }>, html: HtmlParts): Choice[] {
  // The first feedback is for the wrong choice, the second for the right one.
  const [ofWrong, ofRight] = body.feedback.map((text) => text && html.text(nodesOf(text), 'feedback'));
  const choice = (content: string, isRightOne: boolean): Choice => ({
    content,
    isRight: isRightOne,
    feedback: isRightOne ? ofRight : ofWrong,
  });
  return [choice('True', body.isTrue), choice('False', !body.isTrue)];
}

/** @returns undefined for a question of another kind: it is named */
function choicesOf(gift: GiftQuestion, question: QuestionBuilder, html: HtmlParts): Choice[] | undefined {
  const { body, title, stem } = gift;
  const name = shorten(title || stem.text);
  if (body.kind === 'truefalse') return readTrueFalse(body, html);
  if (body.kind !== 'multichoice') {
    question.omit(`${KINDS[body.kind]} is left out: “${name}”`);
    return undefined;
  }
  const positive = body.answers.filter((answer) => isRight(answer) || (answer.weight ?? 0) > 0);
  const rights = body.answers.filter(isRight);
  if (rights.length > 1 || (rights.length === 0 && positive.length > 1)) {
    question.omit(`The question has several right answers and is left out: “${name}”`);
    return undefined;
  }
  return readChoices(body.answers, question, html);
}

function readQuestion(chunk: GiftChunk, question: QuestionBuilder, names: NameTaker): Draft | undefined {
  const parsed = parseGift(chunk.text);
  if (!parsed.ok) {
    question.addIssue(parsed.message);
    return undefined;
  }
  const gift = parsed.question;
  const html = new HtmlParts(question);
  const choices = choicesOf(gift, question, html);
  if (choices === undefined) return undefined;
  const id = chunk.marks.find(({ kind }) => kind === 'id')?.value;
  names.setId(question, id ?? gift.title);
  if (id !== undefined && gift.title !== '' && gift.title !== id)
    question.omit(`Name beside the ID: “${shorten(gift.title)}”`);
  html.setStem(nodesOf(gift.stem));
  question.setChoices(choices);
  question.set('explanation', gift.explanation && html.text(nodesOf(gift.explanation), 'the explanation'));
  for (const { kind, value } of chunk.marks) if (kind === 'tag') readTag(question, value);
  return question.draft;
}

/** Reads GIFT: questions with one right option, and true or false. Categories are topics. */
export function readGift(text: string, report: FileReport): Draft[] {
  const names = new NameTaker();
  const drafts: Draft[] = [];
  let topic = '';
  let number = 0;
  for (const part of splitGift(text)) {
    if (part.kind === 'category') {
      const { topic: name, isCut } = categoryOf(showEscapes(part.path));
      if (isCut)
        report.addOmission({ line: part.line }, `Category “${part.path}”: only its last part is the topic`);
      topic = name === 'Default' ? '' : name;
      continue;
    }
    const { chunk } = part;
    number += 1;
    const question = new QuestionBuilder(report, { line: chunk.from, question: number }, chunk);
    question.set('topic', topic);
    const draft = readQuestion(chunk, question, names);
    if (draft) drafts.push(draft);
  }
  if (number === 0) report.addIssue({ line: 1 }, 'The file holds no questions');
  return drafts;
}
