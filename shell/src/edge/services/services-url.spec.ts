import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { parseServicesUrl, serviceOrigins } from './services-url.js';

const schema = z.string().transform(parseServicesUrl);

describe('the address of the services', () => {
  it('can be one for all modules', () => {
    const urls = schema.parse('http://127.0.0.1:4000/');
    for (const path of ['/api/exams/allexams', '/api/releases/composition', '/api/unknown']) {
      expect(serviceOrigins(urls, path)).toEqual(['http://127.0.0.1:4000']);
    }
  });

  it('can be one for each module', () => {
    const urls = schema.parse('exam=http://a:1, content=http://b:2,*=http://c:3');
    expect(serviceOrigins(urls, '/api/exams/exam/x')).toEqual(['http://a:1']);
    expect(serviceOrigins(urls, '/api/mocktests/x')).toEqual(['http://a:1']);
    expect(serviceOrigins(urls, '/api/content/pageviews?x=1')).toEqual(['http://b:2']);
    expect(serviceOrigins(urls, '/api/articles')).toEqual(['http://b:2']);
    expect(serviceOrigins(urls, '/api/releases/composition')).toEqual(['http://c:3']);
  });

  it('can be several, for all modules or for one', () => {
    const urls = schema.parse('http://a:1,http://b:2,exam=http://c:3,exam=http://d:4');
    expect(serviceOrigins(urls, '/api/upload')).toEqual(['http://a:1', 'http://b:2']);
    expect(serviceOrigins(urls, '/api/exams/allexams')).toEqual(['http://c:3', 'http://d:4']);
  });

  it('is missing for a module that is not configured', () => {
    expect(serviceOrigins(schema.parse('exam=http://a:1'), '/api/upload')).toEqual([]);
  });

  it('is rejected when it is invalid, naming the issue', () => {
    expect(schema.safeParse('nowhere').error?.issues[0]?.message).toBe('Entry 1 is no URL');
    expect(schema.safeParse('exam=').success).toBe(false);
    expect(schema.safeParse('exm=http://a').error?.issues[0]?.message).toBe('Entry 1 names no module');
  });
});
