/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { applyHead } from './apply-head.js';

const ORIGIN = 'https://mockingbird.test';
const basic = { title: 'About', description: 'What it is.' };

beforeEach(() => {
  document.head.innerHTML =
    '<title>Old</title><meta name="description" content="old"><meta name="robots" content="noindex">' +
    '<link rel="canonical" href="https://mockingbird.test/old"><link rel="stylesheet" href="/assets/shell.css">' +
    '<link rel="alternate" hreflang="en" href="/old"><script type="application/ld+json">{"old":1}</script>';
});

const attribute = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));

describe('the head of a screen after a navigation', () => {
  it('replaces all tags of the old screen', () => {
    applyHead(basic, '/about', ORIGIN);
    expect(document.title).toBe('About | Mockingbird');
    expect(attribute('meta[name="description"]', 'content')).toEqual(['What it is.']);
    expect(attribute('meta[name="robots"]', 'content')).toEqual([]);
    expect(attribute('link[rel="canonical"]', 'href')).toEqual(['https://mockingbird.test/about']);
    expect(attribute('link[rel="alternate"]', 'hreflang')).toEqual(['en', 'x-default']);
    expect(new Set(attribute('link[rel="alternate"]', 'href'))).toEqual(
      new Set(['https://mockingbird.test/about']),
    );
    expect(document.head.querySelectorAll('script')).toHaveLength(0);
    expect(attribute('link[rel="stylesheet"]', 'href')).toEqual(['/assets/shell.css']);
  });

  it('has the language of the screen, American English where it names none', () => {
    applyHead({ ...basic, language: 'en-IN' }, '/ssc', ORIGIN);
    expect(document.documentElement.lang).toBe('en-IN');
    applyHead(basic, '/about', ORIGIN);
    expect(document.documentElement.lang).toBe('en-US');
  });

  it('adds each tag once, also when applied twice', () => {
    const head = {
      ...basic,
      canonical: '/region/us',
      robots: 'noindex',
      keywords: 'a',
      alternates: [{ hreflang: 'en-in', path: '/region/in' }],
      structuredData: [{ name: '</script>' }],
    };
    applyHead(head, '/', ORIGIN);
    applyHead(head, '/', ORIGIN);
    expect(attribute('link[rel="canonical"]', 'href')).toEqual(['https://mockingbird.test/region/us']);
    expect(attribute('meta[name="robots"]', 'content')).toEqual(['noindex']);
    expect(attribute('meta[name="keywords"]', 'content')).toEqual(['a']);
    expect(attribute('link[hreflang]', 'href')).toEqual(['https://mockingbird.test/region/in']);
    const blocks = [...document.head.querySelectorAll('script')];
    expect(blocks.map(({ type, textContent }) => [type, textContent])).toEqual([
      ['application/ld+json', '{"name":"</script>"}'],
    ]);
  });
});
