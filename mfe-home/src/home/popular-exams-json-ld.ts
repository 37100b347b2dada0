import { examPath } from '../exams/exam-path.js';
import type { ExamCardData } from '../exams/exam-card-data.js';
import * as messages from '../messages/home.js';

/** @returns schema.org ItemList of the popular exams; no element when there are none */
export const popularExamsJsonLd = (
  origin: string,
  popular: readonly ExamCardData[],
): Record<string, unknown>[] =>
  popular.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: messages.mostPopularExams,
          itemListElement: popular.map((exam, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: exam.title,
            url: origin + examPath(exam.examId),
          })),
        },
      ];
