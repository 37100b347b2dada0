import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { parseServicesUrl, serviceOrigin } from './services-url.js';

const schema = z.string().transform(parseServicesUrl);

describe('the address of the services', () => {
  it('may be one for all', () => {
    const urls = schema.parse('http://127.0.0.1:4000/');
    for (const path of ['/api/exams/allexams', '/api/releases/composition', '/api/unknown']) {
      expect(serviceOrigin(urls, path)).toBe('http://127.0.0.1:4000');
    }
  });

  it('may be one for each module', () => {
    const urls = schema.parse('exam=http://a:1, content=http://b:2,*=http://c:3');
    expect(serviceOrigin(urls, '/api/exams/exam/x')).toBe('http://a:1');
    expect(serviceOrigin(urls, '/api/mocktests/x')).toBe('http://a:1');
    expect(serviceOrigin(urls, '/api/content/pageviews?x=1')).toBe('http://b:2');
    expect(serviceOrigin(urls, '/api/articles')).toBe('http://b:2');
    expect(serviceOrigin(urls, '/api/releases/composition')).toBe('http://c:3');
  });

  it('is missing for a module that nobody named', () => {
    expect(serviceOrigin(schema.parse('exam=http://a:1'), '/api/upload')).toBeUndefined();
  });

  it('is refused when it is none, naming the fault', () => {
    expect(schema.safeParse('nowhere').error?.issues[0]?.message).toBe('"nowhere" is no address');
    expect(schema.safeParse('exam=').success).toBe(false);
  });
});
