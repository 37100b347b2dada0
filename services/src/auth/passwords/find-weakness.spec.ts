import { beforeAll, describe, expect, it } from '@jest/globals';
import { type CommonPasswords, loadCommonPasswords } from './common-passwords.js';
import { findWeakness } from './find-weakness.js';

const OWNER = { username: 'Asha.Rao', email: 'leseratte@example.org' };

describe('a password', () => {
  let common: CommonPasswords;
  beforeAll(async () => {
    common = await loadCommonPasswords();
  });

  it.each([
    'password',
    'PassWord',
    'qwertyuiop',
    '1qaz2wsx',
    'pass word',
    'ｐａｓｓｗｏｒｄ',
    'password1!',
    'dragon2026',
    'iloveyou!!',
  ])('%j is common', (password) => {
    expect(findWeakness(password, OWNER, common)).toBe('common');
  });

  it('is common for each of the 3,000 commonest ones that a sign-up accepts by its length', () => {
    const long = [...common.top].filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(300);
    expect(common.top.size).toBe(3_000);
    expect(long.filter((password) => findWeakness(password, OWNER, common) !== 'common')).toEqual([]);
  });

  it.each(['Asha.Rao', 'asha-rao-26', 'asharao2026', '!leseratte!', 'LESERATTE99', 'leseratte@example.org'])(
    '%j is mainly a name of its owner',
    (password) => expect(findWeakness(password, OWNER, common)).toBe('personal'),
  );

  it.each(['Mockingbird', 'mocking-bird-7', 'my mockingbird'])(
    '%j is mainly the name of the site',
    (password) => expect(findWeakness(password, OWNER, common)).toBe('personal'),
  );

  it.each([
    '        ',
    'zzzzzzzzzzzzz',
    'kxkxkxkxkx',
    'tuvwxyz{|}',
    '98765432109',
    'qwz!qwz!qwz!',
    'hijkl23456',
    'ééééèèèè',
  ])('%j is a pattern', (password) => expect(findWeakness(password, OWNER, common)).toBe('pattern'));

  it.each([
    'correct horse battery',
    'a password for tests',
    'asha likes seven green lamps',
    'passéword-fi',
    'pzt7-v9rm',
    'ಮರದ ಕೆಳಗೆ ನೀಲಿ',
    'k2fjxq9vmwy4hbdtz7ac',
  ])('%j will do', (password) => expect(findWeakness(password, OWNER, common)).toBeUndefined());

  it('may contain a name that is too short to matter', () => {
    expect(findWeakness('lo-cat-pv7', { username: 'lo' }, common)).toBeUndefined();
  });
});
