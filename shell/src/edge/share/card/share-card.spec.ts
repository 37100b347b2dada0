import { describe, expect, it } from '@jest/globals';
import { breadcrumbList, type Head } from '@mockingbird/platform';
import { createShareCard, MAX_TITLE_LENGTH } from './share-card.js';

const SITE = { origin: 'https://mockingbird.test', renderedAt: 0 };

/** A head with the names of the places after the home page. */
const headOf = (title: string, places: string[] = [], rest: Partial<Head> = {}): Head => ({
  title,
  description: '',
  ...(places.length > 0 && {
    structuredData: [
      { '@type': 'FAQPage' },
      breadcrumbList(
        SITE,
        ['Home', ...places].map((name, index) => ({ name, path: `/${index}` })),
      ),
    ],
  }),
  ...rest,
});

describe('the texts of a share picture', () => {
  it.each([
    [
      'an exam',
      headOf('SSC CGL Tier 1: free mock tests', ['SSC CGL Tier 1']),
      'SSC CGL Tier 1',
      'Free mock tests',
    ],
    ['a mock test', headOf('Percentage: test 1: Percentage'), 'Percentage: test 1', 'Percentage'],
    [
      'a calculator',
      headOf('SAT score calculator', ['Score calculators', 'SAT score']),
      'SAT score calculator',
      'Score calculators',
    ],
    [
      'a guide',
      headOf('Exam tips: marking and time', ['Articles', 'Exam tips']),
      'Exam tips: marking and time',
      'Articles',
    ],
    [
      'an article',
      headOf('Ratios: the method', ['Articles', 'SSC CGL Tier 1', 'Arithmetic', 'Ratios: the method']),
      'Ratios: the method',
      'Articles · SSC CGL Tier 1 · Arithmetic',
    ],
    ['a family', headOf('Free SSC mock tests', ['SSC exams']), 'Free SSC mock tests', 'SSC exams'],
    [
      'a page without a place',
      headOf('About Mockingbird'),
      'About Mockingbird',
      'Free mock tests, honest scores',
    ],
    ['a page that is named as its place', headOf('Blog', ['Blog']), 'Blog', 'Free mock tests, honest scores'],
    [
      'a title in pieces',
      headOf('Cafe\u0301  and\u00a0\u00adtea'),
      'Café and tea',
      'Free mock tests, honest scores',
    ],
  ])('say what %s is', (_what, head, title, line) => {
    expect(createShareCard(head)).toMatchObject({ title, line });
  });

  it.each([
    ['a page that only redirects', headOf('Home', [], { transient: true })],
    ['letters that the font does not have', headOf('प्रतिशत')],
    ['a title that is too long', headOf('x'.repeat(MAX_TITLE_LENGTH + 1))],
    ['an empty title', headOf(' ')],
  ])('are missing for %s', (_what, head) => {
    expect(createShareCard(head)).toBeUndefined();
  });

  it('decide the version of the address', () => {
    const versions = [
      headOf('A'),
      headOf('B'),
      headOf('A', ['C', 'D']),
      headOf('A', [], { type: 'article' }),
      headOf('A', [], { description: 'another one' }),
    ].map((head) => createShareCard(head)?.version);
    expect(versions).toEqual(Array(versions.length).fill(expect.stringMatching(/^[0-9a-f]{10}$/)));
    expect(new Set(versions).size).toBe(4);
    expect(versions.at(-1)).toBe(versions[0]);
  });
});
