import { describe, expect, it } from '@jest/globals';
import { parseRequestedOverrides } from './requested-overrides.js';

const LOCAL = 'http://localhost:5173';
const parse = (text: string) => parseRequestedOverrides(text, [LOCAL]);

describe('the overrides that an address requests', () => {
  it('are published versions and listed origins', () => {
    expect(parse(`mfe-blog@1.2.3-dev.h0a, mfe-home@${LOCAL}`)).toEqual({
      requested: [
        { name: 'mfe-blog', version: '1.2.3-dev.h0a' },
        { name: 'mfe-home', origin: LOCAL },
      ],
      issues: [],
    });
    expect(parse(`mfe-home@${LOCAL}/`).requested).toEqual([{ name: 'mfe-home', origin: LOCAL }]);
  });

  it('are the last of two for one remote', () => {
    expect(parse('mfe-home@1.0.0,mfe-home@2.0.0').requested).toEqual([
      { name: 'mfe-home', version: '2.0.0' },
    ]);
  });

  it.each([
    'mfe-home',
    '@1.0.0',
    'mfe-home@',
    'mfe-home@latest',
    'mfe-home@../1.0.0',
    '../x@1.0.0',
    'mfe-home@http://localhost:5174',
    'mfe-home@https://localhost:5173',
    'mfe-home@http://localhost:5173/elsewhere',
    'mfe-home@http://localhost:5173@evil.example',
    'mfe-home@http://user@localhost:5173',
    'mfe-home@//localhost:5173',
    'mfe-home@javascript:alert(1)',
    'mfe-home@http://localhost:5173.evil.example',
  ])('are none with %s, and there is an issue', (text) => {
    const { requested, issues } = parse(text);
    expect([requested, issues.length]).toEqual([[], 1]);
  });

  it('are eight at most', () => {
    const many = Array.from({ length: 12 }, (_, index) => `mfe-r${index}@1.0.0`).join(',');
    expect(parse(many)).toMatchObject({
      requested: { length: 8 },
      issues: [expect.stringContaining('at most 8 overrides')],
    });
  });

  it('are none in an empty value', () => {
    expect(parse('')).toEqual({ requested: [], issues: [] });
    expect(parse(' , ,')).toEqual({ requested: [], issues: [] });
  });
});
