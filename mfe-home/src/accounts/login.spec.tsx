import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError, deviceStorage } from '@mockingbird/platform';
import { fakeApi, renderRoute } from '@mockingbird/testing/fake-shell';
import { REMOTE, createToken } from '../../test/support.js';

const name = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (label: string | RegExp) => screen.getByRole('button', { name: label });
const enter = (username: string, secret: string) => {
  fireEvent.change(name(), { target: { value: username } });
  fireEvent.change(password(), { target: { value: secret } });
};
const REJECTED = /^That username and password don't match/;
const UNAVAILABLE = /^We can't sign you in right now/;
const UNSIGNED = { type: '', title: '', status: 401, detail: '', code: 'MB-1001', requestId: 'r' };

type Login = (login: { username: string; password: string; code?: string | undefined }) => Promise<string>;

async function open(login: Login = () => Promise.resolve(createToken('asha')), navigationState?: unknown) {
  const loginCall = jest.fn(login);
  const accounts = { login: loginCall, signup: () => Promise.reject(new Error('not expected')) };
  const api = fakeApi({ accounts: () => Promise.resolve(accounts) });
  const route = await renderRoute({ ...REMOTE, url: '/login', api, navigationState });
  return { ...route, loginCall };
}

beforeEach(() => localStorage.clear());

describe('signing in', () => {
  it('stores the token and opens the home page', async () => {
    const { loginCall, moves } = await open();
    enter('asha', 'correct horse');
    fireEvent.click(button('Sign in'));
    await waitFor(() => expect(moves).toEqual([{ to: '/' }]));
    expect(loginCall.mock.calls).toEqual([[{ username: 'asha', password: 'correct horse' }]]);
    expect(deviceStorage.read('token')).toBe(createToken('asha'));
  });

  it.each(['author', 'reviewer', 'publisher', 'platform', 'admin'])(
    'opens the page of what waits for the role %s',
    async (role) => {
      const { moves } = await open(() => Promise.resolve(createToken('ann', role)));
      enter('ann', 'correct horse');
      fireEvent.click(button('Sign in'));
      await waitFor(() => expect(moves).toEqual([{ to: '/admin' }]));
    },
  );

  it.each([
    ['a wrong password', REJECTED, new ApiError('http', 'User name or password wrong.', 401)],
    ['a name that no account can have', REJECTED, new ApiError('http', 'Invalid.', 422)],
    ['too many attempts', UNAVAILABLE, new ApiError('http', 'Too many attempts.', 429)],
    ['a wrong clock', UNAVAILABLE, new ApiError('http', 'Not signed.', 401, UNSIGNED)],
    ['a failure of the services', UNAVAILABLE, new ApiError('http', 'Unavailable.', 503)],
    ['no network', UNAVAILABLE, new ApiError('network', 'POST /api/auth/login: network')],
  ])('keeps what was typed and says what helps after %s', async (_, message, error) => {
    const { moves } = await open(() => Promise.reject(error));
    enter('asha', 'wrong horse');
    fireEvent.click(button('Sign in'));
    const status = await screen.findByText(message);
    expect(status.getAttribute('role')).toBe('status');
    expect([name().value, password().value]).toEqual(['asha', 'wrong horse']);
    expect(name().getAttribute('aria-invalid')).toBeNull();
    expect(moves).toEqual([]);
    expect(deviceStorage.read('token')).toBeUndefined();
  });

  it('asks for a code when the services need one, and keeps what was typed', async () => {
    const problem = { type: '', title: '', status: 401, detail: '', code: 'MB-1016', requestId: 'r' };
    const errors = [{ path: '/code', message: 'This code is wrong.' }];
    const { loginCall, moves } = await open(async ({ code }) => {
      if (code === '123456') return createToken('asha');
      throw new ApiError('http', 'code', 401, code === undefined ? problem : { ...problem, errors });
    });
    expect(screen.queryByLabelText('Code')).toBeNull();
    enter('asha', 'correct horse');
    fireEvent.click(button('Sign in'));
    await screen.findByText(/^Your password is right/);
    const code = screen.getByLabelText<HTMLInputElement>('Code');
    expect(document.activeElement).toBe(code);
    expect([code.autocomplete, name().value, password().value]).toEqual([
      'one-time-code',
      'asha',
      'correct horse',
    ]);
    fireEvent.change(code, { target: { value: '000000' } });
    fireEvent.click(button('Sign in'));
    await screen.findByText('This code is wrong.');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Please fix what is marked above.');
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(button('Sign in'));
    await waitFor(() => expect(moves).toEqual([{ to: '/' }]));
    expect(loginCall.mock.calls.at(-1)).toEqual([
      { username: 'asha', password: 'correct horse', code: '123456' },
    ]);
  });

  it('is busy while sending: the button keeps the focus, and a second press sends nothing', async () => {
    let answer = (_token: string): void => undefined;
    const { loginCall } = await open(() => new Promise((resolve) => (answer = resolve)));
    enter('asha', 'correct horse');
    button('Sign in').focus();
    fireEvent.click(button('Sign in'));
    const busy = await screen.findByRole('button', { name: 'Signing in...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(busy);
    await act(async () => fireEvent.click(busy));
    expect(loginCall).toHaveBeenCalledTimes(1);
    await act(async () => answer(createToken('asha')));
  });

  it('stores the token but does not navigate when the reader has left', async () => {
    let answer = (_token: string): void => undefined;
    const { loginCall, moves, unmount } = await open(() => new Promise((resolve) => (answer = resolve)));
    enter('asha', 'correct horse');
    fireEvent.click(button('Sign in'));
    await waitFor(() => expect(loginCall).toHaveBeenCalledTimes(1));
    unmount();
    answer(createToken('asha'));
    await waitFor(() => expect(deviceStorage.read('token')).toBe(createToken('asha')));
    expect(moves).toEqual([]);
  });

  it('sends nothing while a field is empty: the browser says which', async () => {
    const { loginCall } = await open();
    fireEvent.change(name(), { target: { value: 'asha' } });
    fireEvent.click(button('Sign in'));
    expect(password().validity.valueMissing).toBe(true);
    expect(loginCall).not.toHaveBeenCalled();
  });

  it('says so when the browser cannot store the token', async () => {
    const { moves } = await open();
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    enter('asha', 'correct horse');
    fireEvent.click(button('Sign in'));
    expect(await screen.findByText(/you can't stay signed in/)).toBeTruthy();
    expect(moves).toEqual([]);
    setItem.mockRestore();
  });

  it('can show the password, and hides it while it is sent', async () => {
    await open(() => new Promise(() => undefined));
    enter('asha', 'correct horse');
    expect(password().type).toBe('password');
    fireEvent.click(button('Show the password'));
    expect(password().type).toBe('text');
    fireEvent.click(button('Hide the password'));
    expect(password().type).toBe('password');
    fireEvent.click(button('Show the password'));
    fireEvent.click(button('Sign in'));
    await screen.findByText('Signing in...');
    expect(password().type).toBe('password');
  });

  it('helps browsers that remember passwords', async () => {
    await open();
    expect(name().autocomplete).toBe('username');
    expect(password().autocomplete).toBe('current-password');
  });

  it('fills in the name after a sign-up', async () => {
    await open(undefined, { signedUp: 'asha' });
    expect(name().value).toBe('asha');
    expect(screen.getByText('Your account is ready. You can sign in now.')).toBeTruthy();
  });

  it('ignores any other navigation state', async () => {
    await open(undefined, { signedUp: 7 });
    expect(name().value).toBe('');
    expect(screen.queryByText(/Your account is ready/)).toBeNull();
  });
});

describe('a signed-in reader', () => {
  it('sees the user name instead of the form, and can sign out', async () => {
    deviceStorage.write('token', createToken('asha'));
    const { container } = await open();
    expect(container.textContent).toContain("You're signed in as asha.");
    expect(container.querySelector('form')).toBeNull();
    fireEvent.click(button('Sign out'));
    expect(name()).toBeTruthy();
    expect(deviceStorage.read('token')).toBeUndefined();
  });
});
