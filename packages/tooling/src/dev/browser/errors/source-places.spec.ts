import { describe, expect, it } from '@jest/globals';
import { firstPlace, splitAtPlaces } from './source-places.js';

const placesOf = (text: string) =>
  splitAtPlaces(text).flatMap(({ place }) => (place ? [`${place.file} ${place.line}`] : []));

describe('lines of source files in a text', () => {
  it.each([
    ['    at Tally (src/tally/tally.tsx:5)', ['src/tally/tally.tsx 5']],
    [
      'at ../packages/ui/src/card.tsx:12 and remote.json:3',
      ['../packages/ui/src/card.tsx 12', 'remote.json 3'],
    ],
    ['src/start.module.css:4\nSyntaxError', ['src/start.module.css 4']],
    ['at http://127.0.0.1:4000/assets/development-shell.js:9:9', []],
    [',-[/repository/mfe-x/src/page.tsx:13:1]', []],
    ['Error: 12:30, no file', []],
  ])('are found in %j', (text, places) => {
    expect(placesOf(text)).toEqual(places);
  });

  it('leave the text as it is', () => {
    const text = 'Error: x\n    at a (src/a.ts:1)\n    at b (src/b.ts:2)\nend';
    expect(
      splitAtPlaces(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it("begin with the team's file", () => {
    expect(firstPlace(['at ../node_modules/x/index.js:1', 'at src/a.ts:7'])).toEqual({
      file: 'src/a.ts',
      line: 7,
    });
    expect(firstPlace(['nothing'])).toBeUndefined();
  });
});
