import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { dropToken, signIn, signOut, useSession } from './session.js';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('the session', () => {
  it('is signed out at first, signed in after a login, and signed out again after signing out', () => {
    const { result } = renderHook(() => useSession());
    expect(result.current).toBeUndefined();
    const token = tokenOf({ sub: 'zoë', role: 'admin', exp: inSeconds(60) });
    act(() => void signIn(token));
    expect(result.current).toMatchObject({ username: 'zoë', role: 'admin', token });
    act(() => signOut());
    expect(result.current).toBeUndefined();
  });

  it('is read again when another tab changes it', () => {
    const { result } = renderHook(() => useSession());
    localStorage.setItem(
      'mb:token',
      JSON.stringify(tokenOf({ sub: 'ann', role: 'student', exp: inSeconds(60) })),
    );
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'mb:token' })));
    expect(result.current?.username).toBe('ann');
  });

  it.each([
    '',
    'x',
    'a.b.c',
    tokenOf({ sub: 'ann', role: 'admin', exp: inSeconds(-1) }),
    tokenOf({ sub: 'ann' }),
  ])('is signed out with the token "%s"', (token) => {
    signIn(token);
    expect(renderHook(() => useSession()).result.current).toBeUndefined();
  });

  it('ends when the services refuse its token, and not when they refuse an earlier one', () => {
    const { result } = renderHook(() => useSession());
    const [old, next] = ['ann', 'bea'].map((sub) => tokenOf({ sub, role: 'admin', exp: inSeconds(60) }));
    act(() => void signIn(next ?? ''));
    act(() => dropToken(old ?? ''));
    expect(result.current?.username).toBe('bea');
    act(() => dropToken(next ?? ''));
    expect(result.current).toBeUndefined();
    expect(localStorage.getItem('mb:token')).toBeNull();
  });

  it('ends when the token expires', () => {
    signIn(tokenOf({ sub: 'ann', role: 'student', exp: inSeconds(60) }));
    jest.useFakeTimers({ now: Date.now() + 61_000 });
    expect(renderHook(() => useSession()).result.current).toBeUndefined();
  });
});
