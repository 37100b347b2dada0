import { describe, expect, it } from '@jest/globals';
import { parseApiKeys } from './api-keys.js';

const SECRET = '0123456789abcdef';

function issuesOf(text: string): readonly string[] {
  const result = parseApiKeys(text);
  return result.ok ? [] : result.issues;
}

describe('parseApiKeys', () => {
  it('reads one key', () => {
    expect(parseApiKeys(`web:${SECRET}`)).toEqual({ ok: true, keys: new Map([['web', SECRET]]) });
  });

  it('reads several keys, whatever space is around them', () => {
    const result = parseApiKeys(` web:${SECRET} ,\n edge.2:${SECRET}x `);
    expect(result).toEqual({
      ok: true,
      keys: new Map([
        ['web', SECRET],
        ['edge.2', `${SECRET}x`],
      ]),
    });
  });

  it('keeps the colons of a secret', () => {
    const result = parseApiKeys(`web:a:b:${SECRET}:`);
    expect(result.ok && result.keys.get('web')).toBe(`a:b:${SECRET}:`);
  });

  it.each(['', '  ', '\n'])('refuses %j, which holds no key', (text) => {
    expect(issuesOf(text)).toEqual(['no key is given']);
  });

  it('lists all issues of all entries', () => {
    const text = `web,:${SECRET},edge:short,edge:${SECRET},a b:${SECRET},tab:${SECRET}\tx,`;
    expect(issuesOf(text)).toEqual([
      'entry 1: a colon is missing between id and secret',
      'entry 2: the id must be 1 to 64 letters, digits, dots, hyphens or underscores',
      'entry 3 (edge): the secret must have at least 16 characters',
      'entry 4 (edge): the id is used twice',
      'entry 5: the id must be 1 to 64 letters, digits, dots, hyphens or underscores',
      'entry 6 (tab): the secret must be printable ASCII without spaces',
      'entry 7: a colon is missing between id and secret',
    ]);
  });

  it('takes an id of 64 characters and refuses one of 65', () => {
    expect(parseApiKeys(`${'a'.repeat(64)}:${SECRET}`).ok).toBe(true);
    expect(parseApiKeys(`${'a'.repeat(65)}:${SECRET}`).ok).toBe(false);
  });

  it('never repeats a secret in a fault', () => {
    const issues = issuesOf('hush-hush,web:swordfish,web:swordfish').join();
    expect(issues).not.toContain('swordfish');
    expect(issues).not.toContain('hush-hush');
  });
});
