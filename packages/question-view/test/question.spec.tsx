/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { locatePassages, SolvedQuestion } from '../src/index.js';
import { MATH, QUESTIONS } from './questions.js';

const html = (name: string, passageShownAt?: number) => {
  const question = QUESTIONS.find(([of]) => of === name)?.[1];
  if (!question) throw new Error(`There is no question with ${name}`);
  return renderToStaticMarkup(
    <SolvedQuestion question={question} number={3} math={MATH} passageShownAt={passageShownAt} />,
  );
};

describe('a question', () => {
  it('shows formulas as MathML, and as their source without it', () => {
    expect(html('formulas')).toContain(`<span class="math">${MATH['x^2']}</span>`);
    expect(html('formulas')).toContain('<code class="source">\\bad</code>');
    expect(html('formulas')).toContain('<br/><span>more than $5?</span>');
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
