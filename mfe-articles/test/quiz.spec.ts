import { describe, expect, it } from '@jest/globals';
import { exam, examSummary } from '@mockingbird/testing';
import { chooseQuiz } from '../src/quiz/choose-quiz.js';
import { articleResponse } from './builders.js';
import { resolvesWith, articlesApi, UNAVAILABLE, EXAM, rejectsWith, renderOnServer } from './render.js';

const TOPICS = [
  examSummary({ examId: 'SSC_CGL', title: 'SSC CGL Averages', type: 'ssc' }),
  examSummary({ examId: 'percentage', title: 'Percentage' }),
  examSummary({ examId: 'mixture-and-alligation', title: 'Mixture and Alligation' }),
  examSummary({ examId: 'average', title: 'Average' }),
  examSummary({ examId: 'discount', title: 'Discount', totalQuestions: 0 }),
];
const about = (keywords?: string) => ({ title: 'Balance', ...(keywords ? { seo: { keywords } } : {}) });
const chooseTopic = (keywords: string | undefined, own = EXAM) =>
  chooseQuiz(about(keywords), own, TOPICS)?.input;

describe('the quiz at the end of an article', () => {
  it('is on the first topic that the keywords name, by whole words and in singular or plural', () => {
    expect(chooseTopic('seesaw, averages, alligation')).toMatchObject({ topic: 'average' });
    expect(chooseTopic('alligation, averages')).toMatchObject({ topic: 'mixture-and-alligation' });
    expect(chooseTopic('age')).toMatchObject({ topic: 'SSC_CGL' });
  });

  it('is on the exam of the article when they name none, or one without questions, or a whole exam', () => {
    expect(chooseTopic(undefined)).toMatchObject({ topic: 'SSC_CGL' });
    expect(chooseTopic('discount')).toMatchObject({ topic: 'SSC_CGL' });
    expect(chooseTopic('SSC CGL', exam({ examId: 'OTHER' }))).toMatchObject({ topic: 'OTHER' });
  });

  it('passes the keywords, so that questions about them come first', () => {
    expect(chooseTopic('road signs, speed')).toEqual({
      topic: 'SSC_CGL',
      about: 'Balance, road signs, speed',
    });
  });

  it('is left out when nothing matches', () => {
    expect(chooseTopic('seesaw', exam({ mockTests: [] }))).toBeUndefined();
  });
});

describe('the page of an article', () => {
  const url = '/articles/ssc-cgl/arithmetic/averages';
  const article = resolvesWith(articleResponse({ seo: { keywords: 'averages' } }));

  it('places its quiz, so that the server renders it', async () => {
    const api = articlesApi({ article }, { exam: resolvesWith(EXAM), allExams: resolvesWith(TOPICS) });
    const { html, placements, head } = await renderOnServer(url, api);
    expect(placements).toEqual([
      { name: 'quick-quiz', input: { topic: 'average', about: 'Averages and alligation, averages' } },
    ]);
    expect(html).toContain('data-mb-fragment="quick-quiz"');
    expect(head?.incomplete).toBe(false);
  });

  it('is shown without it when the topics fail, and is not cached', async () => {
    const { html, placements, head } = await renderOnServer(
      url,
      articlesApi({ article }, { exam: resolvesWith(EXAM), allExams: rejectsWith(UNAVAILABLE) }),
    );
    expect(placements).toEqual([]);
    expect(html).toContain('Think of a seesaw.');
    expect(head?.incomplete).toBe(true);
  });
});
