import type { Need } from '../api/may.js';
import {
  ADMIN_PATH,
  BIN_PATH,
  EXAMS_PATH,
  HISTORY_PATH,
  PEOPLE_PATH,
  QUESTIONS_PATH,
  RELEASES_PATH,
  REPORTS_PATH,
  REVIEW_PATH,
  REVISIONS_PATH,
  STATISTICS_PATH,
  TEXTS_PATH,
  UPLOAD_PATH,
} from '../paths.js';
import * as messages from '../messages/screen.js';

export interface Screen {
  href: string;
  label: string;
  /** What its data needs. */
  needs: Need;
}

/** The screens of staff, in the order of the navigation. */
export const SCREENS: readonly Screen[] = [
  { href: ADMIN_PATH, label: messages.overview, needs: 'staff' },
  { href: UPLOAD_PATH, label: messages.uploadData, needs: 'write' },
  { href: REVIEW_PATH, label: messages.review, needs: 'write' },
  { href: HISTORY_PATH, label: messages.history, needs: 'write' },
  { href: EXAMS_PATH, label: messages.exams, needs: 'write' },
  { href: QUESTIONS_PATH, label: messages.questions, needs: 'write' },
  { href: TEXTS_PATH, label: messages.texts, needs: 'write' },
  { href: REPORTS_PATH, label: messages.reports, needs: 'write' },
  { href: STATISTICS_PATH, label: messages.statistics, needs: 'write' },
  { href: RELEASES_PATH, label: messages.releases, needs: 'platform' },
  { href: PEOPLE_PATH, label: messages.people, needs: 'people' },
];

/** Screens that are reached from another one, by path. */
const PARENTS: Readonly<Record<string, string>> = { [BIN_PATH]: EXAMS_PATH, [REVISIONS_PATH]: EXAMS_PATH };

/** @returns the `aria-current` of a link of the navigation, for the screen at the current path */
export function currentState(href: string, current: string): 'page' | 'true' | undefined {
  if (href === current) return 'page';
  return PARENTS[current] === href ? 'true' : undefined;
}

/** @returns what the screen at this path needs */
export const needOf = (path: string): Need => SCREENS.find(({ href }) => href === path)?.needs ?? 'write';
