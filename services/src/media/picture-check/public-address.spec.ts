import { describe, expect, it } from '@jest/globals';
import { openPicture } from './open-picture.js';
import { isPublicAddress, lookupPublic } from './public-address.js';

describe('an address on the internet', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('is %s', (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('is not %j', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });

  it('is the only one that a name is resolved to', async () => {
    const code = await new Promise((resolve) =>
      lookupPublic('localhost', {}, (error) => resolve(error?.code)),
    );
    expect(code).toBe('EPRIVATE');
  });
});

describe('opening a picture', () => {
  const stop = new AbortController().signal;

  it.each([
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://localhost/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://user@8.8.8.8/a.png',
    'https://8.8.8.8:8443/a.png',
    'http://8.8.8.8/a.png',
  ])('does not connect to %s', async (address) => {
    expect(await openPicture(address, stop)).toBe('dead');
  });
});
