import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { QUESTIONS } from './questions.js';
import { renderPreview, renderQuiz, renderReview, renderRunner } from './screens.js';

const questions = QUESTIONS.map(([, question]) => question);
const cases = QUESTIONS.map(([name], index): [string, number] => [name, index]);

afterEach(cleanup);

const articles = (screen: HTMLElement) => [...screen.querySelectorAll('article')];

/** The markup of a question without the note beside its number, which differs between the screens. */
function questionMarkup(article: HTMLElement | undefined): string {
  const notes = article?.querySelectorAll('header > p') ?? [];
  expect(notes).toHaveLength(1);
  notes[0]?.remove();
  return article?.outerHTML ?? '';
}

const markupOf = (elements: Iterable<Element>) => [...elements].map(({ outerHTML }) => outerHTML);

/** The parts that every screen shows: the stems, and the letters and the contents of the options. */
const sharedMarkup = (screen: HTMLElement) => ({
  stems: markupOf(screen.querySelectorAll('.stem')).map((html) => html.replace(/ id="[^"]*"/, '')),
  options: markupOf(screen.querySelectorAll('.letter, .letter + .content')),
});

describe('the preview of an upload', () => {
  it.each(cases)('has the markup of the review for a question with %s', (_, index) => {
    const preview = questionMarkup(articles(renderPreview(questions))[index]);
    const review = questionMarkup(articles(renderReview(questions))[index]);
    expect(preview).toBe(review);
    expect(review).toContain('Right answer');
  });

  it('has one article for each question', () => {
    expect(articles(renderPreview(questions))).toHaveLength(questions.length);
  });
});

describe('the screens of students', () => {
  it('show stems and options with one markup in the test and in the review', () => {
    // A passage of several questions is outside them in the test.
    const shown = questions.filter(
      ({ passage }, index) => !passage || passage !== questions[index - 1]?.passage,
    );
    expect(sharedMarkup(renderRunner(shown))).toEqual(sharedMarkup(renderReview(shown)));
  });

  it.each(cases)('show %s in the quick quiz as in the review', (_, index) => {
    const one = questions.slice(index, index + 1);
    const shown = sharedMarkup(renderQuiz(one));
    expect(shown).toEqual(sharedMarkup(renderReview(one)));
    expect(shown.stems).toHaveLength(1);
    expect(shown.options).toHaveLength((one[0]?.options.length ?? 0) * 2);
  });

  it('mark the chosen option beside the answer key only in the review', () => {
    const answered = questions.map((question) => ({ ...question, userAnswer: 0 }));
    expect(renderReview(answered).textContent).toContain('Your answer (wrong)');
    expect(renderPreview(answered).textContent).not.toContain('Your answer');
  });
});
