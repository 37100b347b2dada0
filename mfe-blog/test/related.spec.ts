import { describe, expect, it } from '@jest/globals';
import { examSummary } from '@mockingbird/testing';
import { chooseQuiz } from '../src/related/choose-quiz.js';
import { findRelatedPosts } from '../src/related/related-posts.js';
import { findRelatedTests } from '../src/related/related-tests.js';
import { renderOnServer, post, postApi, summary } from './support.js';

const withKeywords = (slug: string, keywords?: string) =>
  summary({ slug, ...(keywords ? { seo: { keywords } } : {}) });
const exam = (title: string, type?: 'dmv') =>
  examSummary({ examId: title, title, ...(type ? { type } : {}) });

describe('related posts', () => {
  const slugs = (...posts: ReturnType<typeof summary>[]) => {
    const [own = summary()] = posts;
    return findRelatedPosts(own, posts).map(({ slug }) => slug);
  };

  it('share a word of their keywords, and the rare word counts most', () => {
    expect(
      slugs(
        withKeywords('own', 'mock test, percentile'),
        withKeywords('common', 'a test'),
        withKeywords('common-too', 'test plan'),
        withKeywords('rare', 'Percentile'),
        withKeywords('foreign', 'sleep'),
      ),
    ).toEqual(['rare', 'common', 'common-too']);
  });

  it('are three at most, and never the post itself', () => {
    const posts = ['own', 'a', 'b', 'c', 'd'].map((slug) => withKeywords(slug, 'clock'));
    expect(slugs(...posts)).toEqual(['a', 'b', 'c']);
  });

  it('are none for a post without keywords', () => {
    expect(slugs(withKeywords('own'), withKeywords('a', 'clock'), withKeywords('b'))).toEqual([]);
  });
});

describe('related tests', () => {
  const titles = (keywords: string, ...exams: ReturnType<typeof exam>[]) =>
    findRelatedTests(withKeywords('own', keywords), exams).map(({ title }) => title);

  it('are those of the exams whose title has a keyword as whole words', () => {
    expect(
      titles('ssc cgl, AP, rate', exam('SSC CGL: Tier 1'), exam('SSC CHSL'), exam('Maps'), exam('Separate')),
    ).toEqual(['SSC CGL: Tier 1']);
  });

  it('are also those of the family that a keyword names', () => {
    expect(titles('DMV', exam('Florida Class E', 'dmv'), exam('Average'))).toEqual(['Florida Class E']);
  });

  it('come alternately from each keyword, four at most, each once', () => {
    const family = ['A DMV', 'B DMV', 'C DMV', 'D DMV'].map((title) => exam(title, 'dmv'));
    expect(titles('dmv, a dmv, average', ...family, exam('Average'))).toEqual([
      'A DMV',
      'Average',
      'B DMV',
      'C DMV',
    ]);
  });

  it('leave out exams without a test, and are none without keywords', () => {
    const empty = examSummary({ title: 'Average', totalTests: 0 });
    expect(findRelatedTests(withKeywords('own', 'average'), [empty])).toEqual([]);
    expect(findRelatedTests(summary(), [exam('Average')])).toEqual([]);
  });
});

describe('the quiz at the end of a post', () => {
  const exams = [exam('DMV Texas', 'dmv'), exam('Linear Equations')];
  const chooseQuizFor = (keywords?: string) => chooseQuiz(withKeywords('own', keywords), exams);

  it('is on a topic that the keywords name, before whole exams', () => {
    expect(chooseQuizFor('dmv, linear equations')).toEqual({
      name: 'quick-quiz',
      input: { topic: 'Linear Equations', about: 'The inner clock, dmv, linear equations' },
    });
  });

  it('is on an exam that they name where they name no topic, and on nothing otherwise', () => {
    expect(chooseQuizFor('dmv')?.input).toMatchObject({ topic: 'DMV Texas' });
    expect(chooseQuizFor('algebra')).toBeUndefined();
    expect(chooseQuizFor()).toBeUndefined();
  });

  it('is placed by the page, so that the server renders it', async () => {
    const one = post({ seo: { keywords: 'linear equations' } });
    const { html, placements } = await renderOnServer('/blog/inner-clock', postApi(one, [one], exams));
    expect(placements).toEqual([chooseQuiz(one, exams)]);
    expect(html).toContain('data-mb-fragment="quick-quiz"');
  });
});
