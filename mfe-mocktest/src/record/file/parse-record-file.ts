import type { Issue } from '@mockingbird/contracts';
import { readJson } from '@mockingbird/exam-core';
import { isMath, isQuestion, isResult } from '../../results/parse-result.js';
import {
  hasFields,
  isAll,
  isCount,
  isDictionaryOf,
  isEither,
  isListOf,
  isOneOf,
  isOptional,
  isText,
  matches,
  type Check,
} from '../checks/checks.js';
import { isBookmark, isCard } from '../checks/stored-shapes.js';
import { isFormulaMarkup } from './check-markup.js';
import { FILE_FORMAT, FILE_VERSION, type StudentRecord } from './record-file.js';

export type ParsedFile = { ok: true; record: StudentRecord } | { ok: false; issues: Issue[] };

/** The picture addresses that questions of this site may have. */
const PICTURE = /^(https:\/\/|\/(?!\/)|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/;

const isPicture = matches(
  'an https address, an own path or a data:image address',
  (value) => typeof value === 'string' && PICTURE.test(value),
);
/** What a question of a file must be beyond a stored one: nothing in it may act. */
const isHarmlessQuestion = isAll(
  isQuestion,
  hasFields({
    questionImage: isOptional(isPicture),
    passageImage: isOptional(isPicture),
    options: isListOf(isEither(isText, hasFields({ image: isOptional(isPicture) }))),
  }),
);
const isHarmlessMath = isAll(isMath, isDictionaryOf(isFormulaMarkup));
const isHarmless = hasFields({ question: isHarmlessQuestion, math: isHarmlessMath });

const hasHeader = hasFields({ format: isOneOf(FILE_FORMAT), version: isOneOf(FILE_VERSION) });
const isRecordFile: Check = isAll(
  hasFields({ exportedAt: isCount }),
  hasFields({
    results: isListOf(
      isAll(isResult, hasFields({ questions: isListOf(isHarmlessQuestion), math: isHarmlessMath })),
    ),
    cards: isListOf(isAll(isCard, isHarmless)),
    bookmarks: isListOf(isAll(isBookmark, isHarmless)),
  }),
);

/** Each issue once: two checks may find the same one. */
const unique = (issues: readonly Issue[]): Issue[] => [
  ...new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue])).values(),
];

/**
 * Reads the file of an export.
 * @returns the record, or every issue with its JSON pointer. Never throws
 */
export function parseRecordFile(text: string): ParsedFile {
  const json = readJson(text);
  if (!json.ok) return { ok: false, issues: [{ path: '', message: json.message }] };
  const header = hasHeader(json.value, '');
  // Another kind of file, or another version, has other fields; listing them all would not help.
  const issues = header.length > 0 ? header : unique(isRecordFile(json.value, ''));
  if (issues.length > 0) return { ok: false, issues };
  // The checks above cover every field of the type.
  const { results, cards, bookmarks } = json.value as StudentRecord;
  return { ok: true, record: { results, cards, bookmarks } };
}
