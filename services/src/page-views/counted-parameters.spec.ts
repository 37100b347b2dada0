import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countedParameters } from './counted-parameters.js';

describe('the counted parameters', () => {
  it.each([
    ['', []],
    ['?', []],
    ['?q=my+name&category=x', ['q', 'category']],
    ['utm_source=mail&UTM_SOURCE=again', ['utm_source']],
    ['?jane@example.org', ['other']],
    ['?a=1&b=2&q=3', ['other', 'q']],
    ['?$where=1&regions.US=1&__proto__=1', ['other']],
  ])('of %j are %j', (query, counted) => {
    expect(countedParameters(query)).toEqual(counted);
  });

  it('are never more than the known ones and one for all others, whatever the query', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        for (const name of countedParameters(query)) expect(name).toMatch(/^[a-z_]{1,12}$/);
      }),
    );
  });
});
