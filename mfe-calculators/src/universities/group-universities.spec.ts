import { describe, expect, it } from '@jest/globals';
import universityFacts from '../../facts/universities.json' with { type: 'json' };
import { groupUniversities, rankUniversities } from './group-universities.js';
import { listUniversities } from './universities.js';

const SOURCE = {
  source: 'Class profile',
  address: 'https://example.edu/profile',
  official: true,
  effective: '2024-08-01',
  checked: '2026-11-22',
};
const UNIVERSITIES = listUniversities([
  {
    ...SOURCE,
    facts: [
      { key: 'university.north.name', value: 'North', unit: 'text' },
      { key: 'university.north.sat', value: [1500, 1580], unit: 'points' },
      { key: 'university.south.name', value: 'South', unit: 'text' },
      { key: 'university.south.sat', value: [1000, 1200], unit: 'points' },
      { key: 'university.south.act', value: [20, 26], unit: 'points' },
      { key: 'university.east.name', value: 'East', unit: 'text' },
      { key: 'university.east.sat', value: [1200, 1350], unit: 'points' },
    ],
  },
]);

const namesOf = (ranked: { university: { name: string } }[]) =>
  ranked.map(({ university: { name } }) => name);

describe('universities', () => {
  it('are read with their year and source', () => {
    expect(UNIVERSITIES[1]).toEqual({
      name: 'South',
      year: 2024,
      address: 'https://example.edu/profile',
      sat: [1000, 1200],
      act: [20, 26],
    });
  });

  it('that do not publish a range for a test are left out', () => {
    expect(namesOf(rankUniversities(UNIVERSITIES, 'act'))).toEqual(['South']);
  });

  it('are divided by the score: those that fit first, the nearest range next', () => {
    const groups = groupUniversities(UNIVERSITIES, 'sat', 1100);
    expect(namesOf(groups.fitting)).toEqual(['South']);
    expect(namesOf(groups.reachable)).toEqual(['East']);
    expect(namesOf(groups.distant)).toEqual(['North']);
    expect(namesOf(groupUniversities(UNIVERSITIES, 'sat', 1600).fitting)).toEqual(['North', 'East', 'South']);
  });

  it('of the page all have a name, a year from 2022 on and ranges of the scale', () => {
    const universities = listUniversities(universityFacts);
    expect(universities.length).toBeGreaterThanOrEqual(12);
    for (const { name, year, sat, act, isTestBlind } of universities) {
      expect(name).toMatch(/^[A-Z]/);
      expect(year).toBeGreaterThanOrEqual(isTestBlind ? 2021 : 2022);
      expect(sat ?? act ?? isTestBlind).toBeDefined();
      if (sat) expect(400 <= sat[0] && sat[0] <= sat[1] && sat[1] <= 1600).toBe(true);
      if (act) expect(1 <= act[0] && act[0] <= act[1] && act[1] <= 36).toBe(true);
    }
  });
});
