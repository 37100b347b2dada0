import { expect, it } from '@jest/globals';
import { durationCell, durationPhrase, durationText } from './duration-text.js';

it.each([
  [15, '15 min', '15 minutes', '15'],
  [0.5, '0 min 30 s', '30 seconds', '0:30'],
  [1, '1 min', '1 minute', '1'],
  [18.75, '18 min 45 s', '18 minutes and 45 seconds', '18:45'],
  [3.0625, '3 min 4 s', '3 minutes and 4 seconds', '3:04'],
])('%d minutes are said in minutes and seconds', (minutes, text, phrase, cell) => {
  expect([durationText(minutes), durationPhrase(minutes), durationCell(minutes)]).toEqual([
    text,
    phrase,
    cell,
  ]);
});
