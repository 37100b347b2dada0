import {
  type Issue,
  type MockTestDetails,
  mockTestDetailsSchema,
  type MockTestForm,
  mockTestFormSchema,
} from '@mockingbird/contracts';
import { takenQuestions } from '../attempt/sections/adaptive-test.js';
import { MAX_LISTED_ISSUES, MAX_LISTED_WARNINGS } from '../limits.js';
import { IssueList } from '../parsing/issue-list.js';
import { checkPassRules } from './check-pass-rules.js';
import { checkSectionLock } from './check-section-lock.js';
import { checkSectionRoutes } from './check-section-routes.js';
import { checkSections } from './check-sections.js';
import { checkTotals } from './check-totals.js';
import { type FormFields, parseBySchema, parseDetails } from './form-fields.js';
import { detailsOf, mergeFields, type StoredFields } from './merge-stored.js';

export type MockTestFormResult =
  | { ok: true; form: MockTestForm; details: MockTestDetails; warnings: Issue[] }
  | { ok: false; issues: Issue[] };

const LISTED = Object.keys(mockTestFormSchema.shape);
const DETAILS = Object.keys(mockTestDetailsSchema.shape);

/**
 * Reads the fields of the upload form for a mock test, with `details` (title, sections and so on) as JSON text. Never throws.
 * @param stored the mock test of this id, whose other fields stay; undefined for a new one
 * @returns form and details, or every issue with a pointer to its field
 */
export function parseMockTestForm(fields: FormFields, stored: StoredFields = {}): MockTestFormResult {
  const issues = new IssueList(MAX_LISTED_ISSUES, 'fault');
  const warnings = new IssueList(MAX_LISTED_WARNINGS, 'warning');
  const form = parseBySchema(mockTestFormSchema, mergeFields(fields, stored, LISTED), '', issues);
  const details = parseDetails(mockTestDetailsSchema, fields, issues, detailsOf(DETAILS, stored));
  const total = form?.totalQuestions ?? Number.POSITIVE_INFINITY;
  checkSections(details?.sections ?? [], total, '/details/sections', issues);
  checkSectionLock(details ?? {}, form, '/details', issues);
  checkSectionRoutes(details ?? {}, '/details', issues);
  checkPassRules(details ?? {}, form, '/details', issues);
  if (form === undefined || details === undefined || !issues.isEmpty) {
    return { ok: false, issues: issues.toArray() };
  }
  // Sections with other marks per question change the expected total.
  const { sections } = details;
  const questions = takenQuestions({ totalQuestions: form.totalQuestions, sections });
  if (!sections?.some(({ marks }) => marks !== undefined)) checkTotals({ ...form, questions }, warnings);
  return { ok: true, form, details, warnings: warnings.toArray() };
}
