import { describe, expect, it } from '@jest/globals';
import { BSONRegExp } from 'bson';
import { literalPrefix, regexTest } from './regex.js';

const test = (pattern: string, options: string, text: string): boolean =>
  regexTest(new BSONRegExp(pattern, options))(text);

describe('a regular expression', () => {
  it.each<[string, string, string, boolean]>([
    ['^ab', '', 'abc', true],
    ['^ab', '', 'cab', false],
    ['B', 'i', 'abc', true],
    ['a\\.b', '', 'axb', false],
    ['a\\.b$', '', 'a.b', true],
    ['a.c', '', 'a\nc', false],
    ['a.c', 's', 'a\nc', true],
    ['^b', 'm', 'a\nb', true],
    ['^b', '', 'a\nb', false],
    ['[aä]{2}', 'i', 'Ää', true],
    ['(foo|bar)+$', '', 'xfoobar', true],
    ['\\d+', 'u', 'a1', true],
  ])('/%s/%s on %j says %s', (pattern, options, text, expected) => {
    expect(test(pattern, options, text)).toBe(expected);
  });

  it('is refused when it is invalid, needs back-references, has unknown flags or is too long', () => {
    expect(() => test('(', '', '')).toThrow('not of linear time');
    expect(() => test('(a)\\1', '', '')).toThrow('not of linear time');
    expect(() => test('a', 'x', '')).toThrow('invalid flag in regex options: x');
    expect(() => test('a'.repeat(3_000), '', '')).toThrow('longer than');
    expect(() => test('a', '', 'a'.repeat(1_000_001))).toThrow('1000001 characters');
  });

  it('is cached, up to a limit', () => {
    for (let number = 0; number < 300; number++) expect(test(`^${number}$`, '', String(number))).toBe(true);
  });

  it.each<[string, string, string | undefined]>([
    ['^abc', '', 'abc'],
    ['^abc.*', '', 'abc'],
    ['^abc*', '', 'ab'],
    ['^a\\.b+', '', 'a.b'],
    ['^a\\.?', '', 'a'],
    ['^a|b', '', undefined],
    ['^abc', 'i', undefined],
    ['abc', '', undefined],
    ['^.a', '', undefined],
    ['^a{0}', '', undefined],
  ])('/%s/%s begins with %s', (pattern, options, expected) => {
    expect(literalPrefix(new BSONRegExp(pattern, options))).toBe(expected);
  });
});
