import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError, deviceStorage } from '@mockingbird/platform';
import { fakeApi, renderRoute } from '@mockingbird/testing/fake-shell';
import { REMOTE, createToken } from '../../test/support.js';

const name = () => screen.getByLabelText<HTMLInputElement>('User name');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (label: string | RegExp) => screen.getByRole('button', { name: label });
const enter = (username: string, secret: string) => {
  fireEvent.change(name(), { target: { value: username } });
  fireEvent.change(password(), { target: { value: secret } });
};
const FAILED = /^The sign-in did not work/;

type Login = (login: { username: string; password: string }) => Promise<string>;

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

  it.each([
    ['a wrong password', new ApiError('http', 'User name or password wrong.', 401)],
    ['too many attempts', new ApiError('http', 'Too many attempts.', 429)],
    ['no network', new ApiError('network', 'POST /api/auth/login: network')],
  ])('keeps what was typed and shows the same message after %s', async (_, error) => {
    const { moves } = await open(() => Promise.reject(error));
    enter('asha', 'wrong horse');
    fireEvent.click(button('Sign in'));
    const status = await screen.findByText(FAILED);
    expect(status.getAttribute('role')).toBe('status');
    expect([name().value, password().value]).toEqual(['asha', 'wrong horse']);
    expect(name().getAttribute('aria-invalid')).toBeNull();
    expect(moves).toEqual([]);
    expect(deviceStorage.read('token')).toBeUndefined();
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
    expect(await screen.findByText(/you cannot stay signed in here/)).toBeTruthy();
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
    expect(container.textContent).toContain('You are signed in as asha.');
    expect(container.querySelector('form')).toBeNull();
    fireEvent.click(button('Sign out'));
    expect(name()).toBeTruthy();
    expect(deviceStorage.read('token')).toBeUndefined();
  });
});
