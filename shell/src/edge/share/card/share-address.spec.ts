import { expect, it } from '@jest/globals';
import { parseShareAddress, shareAddress } from './share-address.js';

const VERSION = '0123456789';

it.each([
  ['/exam/ssc-cgl-tier-1', '/_mb/share/0123456789/exam/ssc-cgl-tier-1.png'],
  ['/blog?page=2', '/_mb/share/0123456789/blog.png?page=2'],
  ['/a%2Fb.png', '/_mb/share/0123456789/a%2Fb.png.png'],
  ['/', '/_mb/share/0123456789/.png'],
])('the picture of %s is at %s', (page, address) => {
  expect(shareAddress(page, VERSION)).toBe(address);
  expect(parseShareAddress(address)).toEqual({ version: VERSION, page });
});

it.each([
  '/_mb/share/',
  '/_mb/share/0123456789',
  '/_mb/share/0123456789.png',
  '/_mb/share/012345678/about.png',
  '/_mb/share/012345678G/about.png',
  '/_mb/share/0123456789/about',
  '/_mb/share/0123456789/about.png.jpg',
  '//_mb/share/0123456789/about.png',
])('%s is no address of a picture', (address) => {
  expect(parseShareAddress(address)).toBeUndefined();
});
