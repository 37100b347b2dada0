import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { catalogueSchema } from '@mockingbird/contracts';
import { hasTopicBadge } from '@mockingbird/ui';
import { CATEGORIES, POPULAR_TOPICS, TOPICS } from './catalogue.js';
import { toSlug } from './to-slug.js';

describe('the aptitude catalogue', () => {
  it('holds 7 categories and 40 topics', () => {
    expect(CATEGORIES).toHaveLength(7);
    expect(TOPICS).toHaveLength(40);
    expect(CATEGORIES.map(({ topics }) => topics.length)).toEqual([7, 7, 5, 6, 5, 5, 5]);
  });

  it('gives every topic a unique address', () => {
    expect(new Set(TOPICS.map(({ slug }) => slug)).size).toBe(40);
  });

  it('has a badge for every topic', () => {
    expect(TOPICS.filter(({ slug }) => !hasTopicBadge(slug))).toEqual([]);
  });

  it('removes commas and keeps "and" in addresses', () => {
    expect(toSlug('Time, Speed and Distance')).toBe('time-speed-and-distance');
    expect(toSlug('HCF and LCM')).toBe('hcf-and-lcm');
  });

  it('names five popular topics that exist', () => {
    const names = TOPICS.map(({ name }) => name);
    expect(POPULAR_TOPICS).toHaveLength(5);
    expect(POPULAR_TOPICS.every((name) => names.includes(name))).toBe(true);
  });

  it('agrees with the catalogue that ships with the question bank', () => {
    const file = new URL('../../../content/bank/aptitude/catalogue.json', import.meta.url);
    const shipped = catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    expect({ categories: CATEGORIES, popular: [...POPULAR_TOPICS] }).toEqual(shipped);
  });
});
