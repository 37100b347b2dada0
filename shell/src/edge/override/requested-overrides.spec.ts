import { describe, expect, it } from '@jest/globals';
import { askedOverrides } from './requested-overrides.js';

const LOCAL = 'http://localhost:5173';
const read = (text: string) => askedOverrides(text, [LOCAL]);

describe('the overrides that an address asks for', () => {
  it('are published versions and listed origins', () => {
    expect(read(`mfe-blog@1.2.3-dev.h0a, mfe-home@${LOCAL}`)).toEqual({
      asked: [
        { name: 'mfe-blog', version: '1.2.3-dev.h0a' },
        { name: 'mfe-home', origin: LOCAL },
      ],
      faults: [],
    });
    expect(read(`mfe-home@${LOCAL}/`).asked).toEqual([{ name: 'mfe-home', origin: LOCAL }]);
  });

  it('are the last of two for one remote', () => {
    expect(read('mfe-home@1.0.0,mfe-home@2.0.0').asked).toEqual([{ name: 'mfe-home', version: '2.0.0' }]);
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
  ])('are none with %s, and it is told', (text) => {
    const { asked, faults } = read(text);
    expect([asked, faults.length]).toEqual([[], 1]);
  });

  it('are eight at most', () => {
    const many = Array.from({ length: 12 }, (_, at) => `mfe-r${at}@1.0.0`).join(',');
    expect(read(many)).toMatchObject({ asked: { length: 8 }, faults: ['More than 8 overrides'] });
  });

  it('are none in an empty value', () => {
    expect(read('')).toEqual({ asked: [], faults: [] });
    expect(read(' , ,')).toEqual({ asked: [], faults: [] });
  });
});
