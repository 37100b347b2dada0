import { describe, expect, it } from '@jest/globals';
import { breadcrumbList, faqPage, itemList } from './structured-data.js';

const site = { origin: 'https://site.test', renderedAt: 0, supportEmail: undefined };

describe('structured data', () => {
  it('gives paths of this site its origin, and leaves addresses of others alone', () => {
    const list = itemList(site, 'Tools', [
      { name: 'SAT', path: '/tools/sat' },
      { name: 'Other', path: 'https://other.test/x' },
    ]);
    expect(list).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Tools',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'SAT', url: 'https://site.test/tools/sat' },
        { '@type': 'ListItem', position: 2, name: 'Other', url: 'https://other.test/x' },
      ],
    });
  });

  it('tells the way to a page in order', () => {
    const crumbs = breadcrumbList(site, [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
    ]);
    expect(crumbs['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.test/' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://site.test/blog' },
    ]);
  });

  it('tells questions with their answers', () => {
    expect(faqPage([{ question: 'Free?', answer: 'Yes.' }])['mainEntity']).toEqual([
      { '@type': 'Question', name: 'Free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
    ]);
  });
});
