import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { searchReducer, createSearchState } from './search-state.js';
import { filterExams, deriveSearchView } from './search-view.js';

const EXAMS = [{ title: 'SSC CGL Tier 1' }, { title: 'Percentage' }];
const deriveView = (text: string) => deriveSearchView(createSearchState(text), EXAMS);

describe('the search', () => {
  it('shows the popular list while the box is empty', () => {
    expect(deriveView('')).toEqual({ kind: 'popular' });
    expect(deriveView('   ')).toEqual({ kind: 'popular' });
  });

  it('filters titles by what they contain, whatever the case', () => {
    expect(deriveView('cgl')).toEqual({ kind: 'matches', keyword: 'cgl', exams: [EXAMS[0]] });
    expect(deriveView(' CENT ')).toEqual({ kind: 'matches', keyword: 'CENT', exams: [EXAMS[1]] });
  });

  it('offers to expand when nothing matches', () => {
    expect(deriveView('chess')).toEqual({ kind: 'no-match', keyword: 'chess' });
  });

  it('says that nothing was found after the search was expanded', () => {
    const expanded = searchReducer(createSearchState('chess'), { type: 'expanded' });
    expect(deriveSearchView(expanded, EXAMS)).toEqual({ kind: 'not-found', keyword: 'chess' });
  });

  it('clears that state when the reader types again', () => {
    const expanded = searchReducer(createSearchState('chess'), { type: 'expanded' });
    const typed = searchReducer(expanded, { type: 'typed', text: 'ches' });
    expect(deriveSearchView(typed, EXAMS).kind).toBe('no-match');
    expect(searchReducer(expanded, { type: 'typed', text: '' })).toEqual(createSearchState(''));
  });

  it('finds every exam by any part of its title', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (title, from, length) => {
        const start = from % title.length;
        const part = title.slice(start, start + 1 + (length % title.length));
        expect(filterExams([{ title }], part)).toHaveLength(1);
      }),
    );
  });
});
