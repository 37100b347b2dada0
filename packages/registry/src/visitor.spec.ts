import { describe, expect, it } from '@jest/globals';
import { newVisitorId, visitorCookie, visitorOf } from './visitor.js';

const ID = 'abcdefghijklmnopqrst-_';

describe('who asks', () => {
  it('is read from the cookies', () => {
    expect(visitorOf(`a=b; mb-visitor=${ID};mb-cohort=beta`)).toEqual({ id: ID, cohort: 'beta' });
    expect(visitorOf(undefined)).toEqual({});
    expect(visitorOf('')).toEqual({});
  });

  it.each([
    'mb-visitor=short',
    `mb-visitor=${ID}x`,
    'mb-visitor=',
    'mb-cohort=Beta',
    'mb-cohort=',
    'mb-visitor',
  ])('is no visitor with %j', (cookies) => {
    expect(visitorOf(cookies)).toEqual({});
  });

  it('is the first of two, as servers and browsers read them alike', () => {
    expect(visitorOf(`mb-visitor=${ID}; mb-visitor=${ID.toUpperCase()}`)).toEqual({ id: ID });
  });
});

describe('a new id', () => {
  it('is another each time, and is read again', () => {
    const ids = Array.from({ length: 1_000 }, newVisitorId);
    expect(new Set(ids).size).toBe(1_000);
    for (const id of ids) expect(visitorOf(`mb-visitor=${id}`)).toEqual({ id });
  });
});

describe('the cookie', () => {
  it('lasts a year, is of this site alone, and readable by the shell', () => {
    expect(visitorCookie('mb-visitor', ID, true)).toBe(
      `mb-visitor=${ID}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    );
  });

  it('is cleared by an empty value', () => {
    expect(visitorCookie('mb-cohort', '', false)).toBe('mb-cohort=; Path=/; Max-Age=0; SameSite=Lax');
  });
});
