import { describe, expect, it } from '@jest/globals';
import { canonicalAddress } from './canonical-address.js';

const site = { origin: 'https://mockingbird.test' };
const OWN = '/exam/ssc-cgl';

describe('the canonical address of a page', () => {
  it.each([
    ['none', undefined, OWN],
    ['an empty one', '', OWN],
    ['another host', 'https://elsewhere.example/ssc?a=1#b', 'https://elsewhere.example/ssc?a=1#b'],
    ['this site', 'https://mockingbird.test/ssc?a=1#b', '/ssc?a=1'],
    ['a path', '/ssc?a=1', '/ssc?a=1'],
    ['another host without a scheme', '//elsewhere.example/ssc', OWN],
    ['another host behind a backslash', '/\\elsewhere.example/ssc', OWN],
    ['a relative path', 'ssc', OWN],
    ['no address of the web', 'javascript:alert(1)', OWN],
    ['a mail address', 'mailto:a@b.example', OWN],
    ['a name and a password', 'https://user:word@elsewhere.example/', OWN],
  ])('with %s named', (_, named, expected) => {
    expect(canonicalAddress(named, OWN, site)).toBe(expected);
  });
});
