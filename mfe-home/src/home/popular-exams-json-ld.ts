import { examAddress } from '../exams/exam-path.js';
import type { ExamEntry } from '../exams/exam-card-data.js';

/** @returns the list, or nothing at all when it is empty: an empty list would say nothing true */
export const popularListData = (origin: string, popular: readonly ExamEntry[]): Record<string, unknown>[] =>
  popular.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: 'Most Popular Exams This Month',
          itemListElement: popular.map((exam, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: exam.title,
            url: origin + examAddress(exam.examId),
          })),
        },
      ];
