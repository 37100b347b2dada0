import type { ExamSummary } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import type { LoaderArgs } from '@mockingbird/platform';
import { badgeAddress } from '../exam-badge/badge-address.js';
import { TOPICS } from './catalogue.js';
import type { FamilyExam } from './families.js';
import { parseTopicFilter, type TopicFilter } from './topic-filter.js';

export interface AptitudeData {
  filter: TopicFilter;
  /** Exams that test these topics; empty when the list could not be loaded. */
  exams: FamilyExam[];
  /** Badges of topics by slug. Topics without one are absent. */
  badges: Readonly<Record<string, string>>;
}

const TOPIC_SLUGS = new Set(TOPICS.map(({ slug }) => slug));

function topicBadges(exams: readonly ExamSummary[]): Record<string, string> {
  const badges = exams.flatMap(({ examId, imageUrl }) => {
    const slug = examKey(examId);
    const address = badgeAddress(imageUrl);
    return address !== undefined && TOPIC_SLUGS.has(slug) ? [[slug, address] as const] : [];
  });
  return Object.fromEntries(badges);
}

/** Loads the list of exams. If that fails, the list stays empty, because the catalogue works without it. */
export async function loadAptitude({ url, api, signal }: LoaderArgs): Promise<AptitudeData> {
  const exams = await api.allExams({ signal }).catch(() => []);
  return {
    filter: parseTopicFilter(url.searchParams),
    exams: exams
      .filter(({ type }) => type && type !== 'dmv')
      .map(({ examId, title, type }) => ({ examId, title, type })),
    badges: topicBadges(exams),
  };
}
