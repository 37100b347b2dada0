import { hideEscapes, showEscapes } from './escapes.js';

/** A text with its format, such as `html`. */
export interface GiftText {
  text: string;
  format: string;
}

export interface GiftAnswer {
  content: GiftText;
  isMarkedRight: boolean;
  /** Percent. */
  weight: number | undefined;
  feedback: GiftText | undefined;
}

export type GiftBody =
  | { kind: 'description' | 'essay' | 'numerical' | 'matching' | 'shortanswer' }
  | { kind: 'truefalse'; isTrue: boolean; feedback: (GiftText | undefined)[] }
  | { kind: 'multichoice'; answers: GiftAnswer[] };

export interface GiftQuestion {
  title: string;
  stem: GiftText;
  body: GiftBody;
  explanation: GiftText | undefined;
}

export type GiftResult = { ok: true; question: GiftQuestion } | { ok: false; message: string };

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/;

function readText(hidden: string, inherited: string): GiftText {
  const format = FORMAT.exec(hidden);
  const text = hidden.slice(format?.[0].length ?? 0).trim();
  return { text: showEscapes(text), format: format?.[1] ?? inherited };
}

/** Splits at `#`; the first piece is the answer, the second its feedback. */
function splitFeedback(
  hidden: string,
  inherited: string,
): { content: string; feedback: (GiftText | undefined)[] } {
  const [content = '', ...feedback] = hidden.split('#');
  return {
    content,
    feedback: feedback.map((text) => (text.trim() === '' ? undefined : readText(text, inherited))),
  };
}

function readAnswer(hidden: string, inherited: string): GiftAnswer {
  const isMarkedRight = hidden.startsWith('=');
  const { content, feedback } = splitFeedback(hidden.slice(1), inherited);
  const weight = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(content);
  return {
    content: readText(content.slice(weight?.[0].length ?? 0), inherited),
    isMarkedRight,
    weight: weight ? Number(weight[1]) : undefined,
    feedback: feedback[0],
  };
}

const TRUE_OR_FALSE = /^(T|TRUE|F|FALSE)$/i;

function readBody(hidden: string, format: string): GiftBody | undefined {
  const answers = hidden.trim();
  if (answers === '') return { kind: 'essay' };
  if (answers.startsWith('#')) return { kind: 'numerical' };
  const { content, feedback } = splitFeedback(answers, format);
  if (TRUE_OR_FALSE.test(content.trim()))
    return { kind: 'truefalse', isTrue: /^T/i.test(content.trim()), feedback };
  const pieces = answers.match(/[=~][^=~]*/g) ?? [];
  // Something before the first sign belongs to no answer.
  if (pieces.length === 0 || !/^[=~]/.test(answers)) return undefined;
  if (!pieces.some((piece) => piece.startsWith('~')))
    return { kind: pieces.every((piece) => piece.includes('->')) ? 'matching' : 'shortanswer' };
  return { kind: 'multichoice', answers: pieces.map((piece) => readAnswer(piece, format)) };
}

/** Takes `::title::` from the start. */
function splitTitle(hidden: string): { title: string; rest: string } {
  const match = /^\s*::([\s\S]*?)::/.exec(hidden);
  return match
    ? { title: showEscapes(match[1] ?? '').trim(), rest: hidden.slice(match[0].length) }
    : { title: '', rest: hidden };
}

/** The gap of a question with a missing word. */
const GAP = '_____';

/** Parses one question: `::title::[format]stem{answers}rest of the stem`. */
export function parseGift(source: string): GiftResult {
  const { title, rest } = splitTitle(hideEscapes(source));
  const open = rest.indexOf('{');
  const close = rest.lastIndexOf('}');
  const format = FORMAT.exec(rest)?.[1] ?? 'moodle';
  if (open < 0 && close < 0) {
    const stem = readText(rest, format);
    return { ok: true, question: { title, stem, body: { kind: 'description' }, explanation: undefined } };
  }
  if (open < 0 || close < open)
    return { ok: false, message: open < 0 ? 'There is a “}” without a “{”' : 'There is a “{” without a “}”' };
  const [answers = '', explanation = ''] = rest.slice(open + 1, close).split('####');
  const body = readBody(answers, format);
  if (!body)
    return {
      ok: false,
      message: 'Between “{” and “}”, each answer must begin with “=” (right) or “~” (wrong)',
    };
  const after = rest.slice(close + 1);
  const stem = rest.slice(0, open) + (after.trim() === '' ? '' : `${GAP}${after}`);
  return {
    ok: true,
    question: {
      title,
      stem: readText(stem, format),
      body,
      explanation: explanation.trim() === '' ? undefined : readText(explanation, format),
    },
  };
}
