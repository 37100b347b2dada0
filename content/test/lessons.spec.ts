import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { exampleOf } from '../src/articles/example.mjs';
import { loadArticles } from '../src/index.mjs';

const catalogue = JSON.parse(
  readFileSync(join(import.meta.dirname, '../bank/aptitude/catalogue.json'), 'utf8'),
) as { categories: { topics: { slug: string; name: string }[] }[] };
const topics = catalogue.categories.flatMap((category) => category.topics);
const { articles } = await loadArticles();

describe('the lessons', () => {
  it.each(topics)('teach $name with three worked examples, and lead to its tests', ({ slug, name }) => {
    const [lesson, ...more] = articles.filter((article) => article.slug === slug);
    expect(more).toEqual([]);
    const text =
      lesson?.blocks.map((block) => (block.kind === 'richText' ? block.body : '')).join('\n') ?? '';
    expect(text.match(/\*\*Solution\.\*\*/g)).toHaveLength(3);
    expect(text).toContain(`(/exam/${slug})`);
    // The quiz at the end of the page is chosen by the first keyword.
    expect(lesson?.seo?.keywords?.split(', ')[0]).toBe(name.toLowerCase().replaceAll(',', ''));
  });
});

describe('a worked example', () => {
  it('is a question of the bank with its options, its solution and the reason for each wrong option', () => {
    const example = exampleOf({ topic: 'average', level: 'easy' });
    expect(example).toMatch(/A\) .+ · B\) .+ · C\) .+ · D\) /);
    expect(example).toMatch(/\*\*Solution\.\*\* .+ The answer is [ABCD]\./);
    expect(example.match(/^\| .+ \| .+ \|$/gm)?.length).toBeGreaterThanOrEqual(4);
  });

  it('is another one for another number, and refused where there is none', () => {
    const first = exampleOf({ topic: 'average', level: 'hard' });
    expect(exampleOf({ topic: 'average', level: 'hard', number: 2 })).not.toBe(first);
    expect(() => exampleOf({ topic: 'average', level: 'hard', number: 900 })).toThrow(
      'The topic average has no example 900 of the level hard',
    );
  });
});
