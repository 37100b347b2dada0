import { expect, it } from '@jest/globals';
import { addressWords } from './address-words.js';

it.each([
  ['/exam/dmv-califronia', 'dmv califronia'],
  ['/articles/ssc-cgl-tier-1/time_plan.html', 'ssc cgl tier 1 time plan'],
  ['/caf%C3%A9', 'café'],
  ['/%', ''],
  ['/', ''],
])('reads %s as the words %j', (path, words) => {
  expect(addressWords(path)).toBe(words);
});
