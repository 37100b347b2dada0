import type { MockTestDetails, MockTestForm } from '@mockingbird/contracts';
import { isRecord, kindOf } from '../parsing/is-record.js';
import { pointer } from '../parsing/json-pointer.js';
import type { Steps } from '../parsing/steps.js';
import type { IdentifiedQuestion, Report } from '../question-file/check-question.js';
import { questionListSteps } from '../question-file/parse-question-list.js';
import { parseMockTestForm } from './parse-mock-test-form.js';

/** A mock test with its questions, as one entry of a bulk upload. */
export interface TestEntry {
  form: MockTestForm;
  details: MockTestDetails;
  questions: IdentifiedQuestion[];
}

/** In an entry, the fields of `details` are on the same level as the others. */
const inEntry = (path: string) => path.replace(/^\/details(?=\/|$)/, '');

/**
 * Reads a mock test with its questions, in steps: the fields of the mock-test form, its details and
 * `questions`.
 * @param value as parsed from JSON
 * @param path JSON pointer to it
 * @param report receives every issue and warning
 * @returns the entry, or undefined when it has an issue. Never throws.
 */
export function* testEntrySteps(value: unknown, path: string, report: Report): Steps<TestEntry | undefined> {
  const { issues, warnings } = report;
  if (!isRecord(value)) {
    issues.add(path, `Expected a mock test (an object), found ${kindOf(value)}`);
    return undefined;
  }
  const found = issues.total;
  const { questions: list, title, sections, sectionRule, realExam, scoreEstimate, ...fields } = value;
  const details = { title, sections, sectionRule, realExam, scoreEstimate };
  const parsed = parseMockTestForm({ ...fields, details });
  if (!parsed.ok) for (const issue of parsed.issues) issues.add(path + inEntry(issue.path), issue.message);
  const place = pointer(path, 'questions');
  if (!Array.isArray(list)) {
    issues.add(place, list === undefined ? 'Is missing' : `Expected a list, found ${kindOf(list)}`);
    return undefined;
  }
  if (list.length === 0) issues.add(place, 'The test holds no questions');
  const questions = yield* questionListSteps(list, place, report);
  if (!parsed.ok || issues.total > found) return undefined;
  for (const warning of parsed.warnings) warnings.add(path + inEntry(warning.path), warning.message);
  const { form } = parsed;
  if (form.totalQuestions !== questions.length) {
    warnings.add(place, `Holds ${questions.length} questions, the test says ${form.totalQuestions}`);
  }
  return { form, details: parsed.details, questions };
}
