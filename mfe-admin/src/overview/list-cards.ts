import type { Permission } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { may } from '../api/may.js';
import {
  EXAMS_PATH,
  HISTORY_PATH,
  PEOPLE_PATH,
  QUESTIONS_PATH,
  RELEASES_PATH,
  REPORTS_PATH,
  REVIEW_PATH,
  STATISTICS_PATH,
  TEXTS_PATH,
  UPLOAD_PATH,
} from '../paths.js';
import { needOf } from '../screen/screens.js';
import * as messages from '../messages/overview.js';

interface CardSpec {
  href: string;
  title: string;
  /** What everybody who sees the screen may do there. */
  text: string;
  /** What people with a permission may do. The first one that the person has counts. */
  texts?: readonly (readonly [needs: readonly Permission[], text: string])[];
}

const CARDS: readonly CardSpec[] = [
  {
    href: UPLOAD_PATH,
    title: messages.uploadData,
    text: messages.proposeAnExam,
    texts: [[['publish'], messages.uploadAnExam]],
  },
  {
    href: REVIEW_PATH,
    title: messages.review,
    text: messages.followProposals,
    texts: [
      [['review', 'publish'], messages.reviewAndPublishProposals],
      [['review'], messages.reviewProposals],
      [['publish'], messages.publishProposals],
    ],
  },
  {
    href: HISTORY_PATH,
    title: messages.history,
    text: messages.seeWhoChangedWhat,
    texts: [[['publish'], messages.seeAndUndo]],
  },
  {
    href: EXAMS_PATH,
    title: messages.exams,
    text: messages.seeExamsAndTests,
    texts: [[['publish'], messages.hideExamsAndTests]],
  },
  {
    href: QUESTIONS_PATH,
    title: messages.questions,
    text: messages.findAndPropose,
    texts: [[['publish'], messages.findAndEditQuestions]],
  },
  {
    href: TEXTS_PATH,
    title: messages.texts,
    text: messages.proposeTexts,
    texts: [[['publish'], messages.writeTexts]],
  },
  { href: REPORTS_PATH, title: messages.reports, text: messages.whatStudentsSay },
  { href: STATISTICS_PATH, title: messages.statistics, text: messages.howHardEachQuestion },
  { href: RELEASES_PATH, title: messages.releases, text: messages.seeLiveVersions },
  { href: PEOPLE_PATH, title: messages.people, text: messages.whoMayDoWhat },
];

/** @returns the screens that a person may use, each with what the person may do there */
export const listCards = (session: Session): { href: string; title: string; text: string }[] =>
  CARDS.filter(({ href }) => may(session, needOf(href))).map(({ href, title, text, texts = [] }) => ({
    href,
    title,
    text: texts.find(([needs]) => needs.every((need) => may(session, need)))?.[1] ?? text,
  }));
