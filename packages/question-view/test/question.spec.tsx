/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { question } from '@mockingbird/testing';
import { locatePassages, SolvedQuestion } from '../src/index.js';
import { MATH, QUESTIONS } from './questions.js';

const html = (name: string, passageShownAt?: number) => {
  const found = QUESTIONS.find(([of]) => of === name)?.[1];
  if (!found) throw new Error(`There is no question with ${name}`);
  return renderToStaticMarkup(
    <SolvedQuestion question={found} number={3} math={MATH} passageShownAt={passageShownAt} />,
  );
};

describe('a question', () => {
  it('shows formulas as MathML, and as their source without it', () => {
    expect(html('formulas')).toContain(`<span class="math">${MATH['x^2']}</span>`);
    expect(html('formulas')).toContain('<code class="source">\\bad</code>');
    expect(html('formulas')).toContain('<br/><span>more than $5?</span>');
  });

  it('keeps a number and its unit on one line', () => {
    const view = renderToStaticMarkup(
      <SolvedQuestion question={question({ questionText: 'At 10 m/s and on.' })} number={1} math={MATH} />,
    );
    expect(view).toContain('<span>At <span class="whole">10 m/s</span> and on.</span>');
  });

  it('does not take an inherited property for MathML', () => {
    expect(html('an explanation with a formula')).toContain('<code class="source">constructor</code>');
  });

  it('names its pictures', () => {
    expect(html('a figure')).toContain('alt="Figure for question 3"');
    expect(html('pictures as options')).toContain('alt="Figure for question 3, option B"');
  });

  it('shows a passage, or where it is', () => {
    expect(html('a passage')).toContain('Read this.');
    expect(html('a passage', 2)).toContain('See the passage above question 2.');
    expect(html('a passage', 2)).not.toContain('Read this.');
  });

  it('names the source of its explanation, with a link where there is a page', () => {
    expect(html('a source with a page')).toMatch(
      /Source: <a href="https:\/\/example.org\/1" target="_blank" rel="noopener noreferrer">Constitution, Article 1<\/a>/,
    );
    expect(html('a source without a page')).toContain('Source: A printed book, page 3');
  });

  it('says which mistake is behind the chosen option only, with formulas', () => {
    const mistakes = [
      { option: 0, text: 'You added $x + y$.' },
      { option: 2, text: 'You forgot one.' },
    ];
    const view = (parts: { response?: number; mistakes?: 'all' }) =>
      renderToStaticMarkup(
        <SolvedQuestion question={question({ mistakes })} number={1} math={MATH} {...parts} />,
      );
    expect(view({ response: 0 })).toContain('Why this option is tempting:');
    expect(view({ response: 0 })).toContain(MATH['x + y']);
    expect(view({ response: 0 })).not.toContain('You forgot one.');
    expect(view({ response: 1 })).not.toContain('tempting');
    expect(view({})).not.toContain('tempting');
    expect(view({ mistakes: 'all' })).toContain('You forgot one.');
  });

  it.each(QUESTIONS.map(([name]) => name))('needs no style attribute for %s', (name) => {
    expect(html(name)).not.toMatch(/\sstyle=/);
  });
});

describe('the location of a passage', () => {
  it('is the first of consecutive questions with the same passage', () => {
    const passages = ['a', 'a', 'a', undefined, 'a', 'b'].map((passage) => ({ passage }));
    expect(locatePassages(passages)).toEqual([undefined, 1, 1, undefined, undefined, undefined]);
  });
});
