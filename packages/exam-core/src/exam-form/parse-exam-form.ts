import {
  type ExamDetails,
  examDetailsSchema,
  type ExamForm,
  examFormSchema,
  type Issue,
} from '@mockingbird/contracts';
import { isReservedExamId } from '../address/exam-key.js';
import { MAX_LISTED_ISSUES, MAX_LISTED_WARNINGS } from '../limits.js';
import { IssueList } from '../parsing/issue-list.js';
import { checkTotals } from './check-totals.js';
import { type FormFields, parseBySchema, parseDetails } from './form-fields.js';
import { detailsOf, mergeFields, type StoredFields } from './merge-stored.js';

export type ExamFormResult =
  { ok: true; form: ExamForm; details: ExamDetails; warnings: Issue[] } | { ok: false; issues: Issue[] };

const LISTED = Object.keys(examFormSchema.shape);
const DETAILS = Object.keys(examDetailsSchema.shape);
/** Defaults of a new exam for the optional fields of the form. */
const NEW_EXAM: StoredFields = { difficulty: '', topics: [] };

/**
 * Reads the fields of the upload form for an exam, with `details` as JSON text. Never throws.
 * @param stored the exam of this id, whose other fields stay; undefined for a new exam
 * @returns form and details, or every issue with a pointer to its field (`/title`, `/details/faqs/0/answer`)
 */
export function parseExamForm(fields: FormFields, stored?: StoredFields): ExamFormResult {
  const issues = new IssueList(MAX_LISTED_ISSUES, 'fault');
  const warnings = new IssueList(MAX_LISTED_WARNINGS, 'warning');
  const form = parseBySchema(examFormSchema, mergeFields(fields, stored ?? NEW_EXAM, LISTED), '', issues);
  const details = parseDetails(examDetailsSchema, fields, issues, detailsOf(DETAILS, stored));
  const { examId } = fields;
  if (typeof examId === 'string' && isReservedExamId(examId)) {
    issues.add('/examId', 'Is an address of the site itself');
  }
  if (form === undefined || details === undefined || !issues.isEmpty) {
    return { ok: false, issues: issues.toArray() };
  }
  checkTotals({ ...form, questions: form.totalQuestions }, warnings);
  return { ok: true, form, details, warnings: warnings.toArray() };
}
