/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import fragment from './fragment.js';
import { parseNearestInput } from './nearest-input.js';

describe('the pages nearest to some words', () => {
  it('are links with a heading', () => {
    const data = [
      { path: '/exam/ssc-cgl-tier-1', kind: 'Exam', title: [{ text: 'SSC CGL Tier 1', isMatch: true }] },
    ];
    render(<fragment.Component input={{ words: 'ssc cgl' }} data={data} />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/exam/ssc-cgl-tier-1']);
    expect(screen.getByRole('region', { name: 'Were you looking for one of these?' })).toBeTruthy();
  });

  it('have an input that is a text, of limited length', () => {
    expect(() => parseNearestInput({ words: 5 })).toThrow('/words: Expected a text');
    expect(parseNearestInput({ words: 'a'.repeat(300) }).words).toHaveLength(200);
  });
});
