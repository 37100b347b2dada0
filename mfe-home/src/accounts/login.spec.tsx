import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError, deviceStorage } from '@mockingbird/platform';
import { fakeApi, renderRoute } from '@mockingbird/testing/fake-shell';
import { REMOTE, tokenOf } from '../../test/support.js';

const name = () => screen.getByLabelText<HTMLInputElement>('User name');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (label: string | RegExp) => screen.getByRole('button', { name: label });
const enter = (username: string, secret: string) => {
  fireEvent.change(name(), { target: { value: username } });
  fireEvent.change(password(), { target: { value: secret } });
};
const FAILED = /^The sign-in did not work/;

type Login = (login: { username: string; password: string }) => Promise<string>;

async function open(login: Login = () => Promise.resolve(tokenOf('asha')), handedOver?: unknown) {
  const asked = jest.fn(login);
  const accounts = { login: asked, signup: () => Promise.reject(new Error('not expected')) };
  const api = fakeApi({ accounts: () => Promise.resolve(accounts) });
  const route = await renderRoute({ ...REMOTE, url: '/login', api, handedOver });
  return { ...route, asked };
}

beforeEach(() => localStorage.clear());

describe('signing in', () => {
  it('keeps the token and goes home', async () => {
    const { asked, moves } = await open();
    enter('asha', 'correct horse');
    fireEvent.click(button('Sign in'));
    await waitFor(() => expect(moves).toEqual([{ to: '/' }]));
    expect(asked.mock.calls).toEqual([[{ username: 'asha', password: 'correct horse' }]]);
    expect(deviceStorage.read('token')).toBe(tokenOf('asha'));
  });

  it.each([
    ['a wrong password', new ApiError('http', 'User name or password wrong.', 401)],
    ['too many attempts', new ApiError('http', 'Too many attempts.', 429)],
    ['no network', new ApiError('network', 'POST /api/auth/login: network')],
  ])('keeps what was typed and says one and the same sentence after %s', async (_, error) => {
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

  it('is busy meanwhile: the button keeps the focus, and a second press sends nothing', async () => {
    let answer = (_token: string): void => undefined;
    const { asked } = await open(() => new Promise((resolve) => (answer = resolve)));
    enter('asha', 'correct horse');
    button('Sign in').focus();
    fireEvent.click(button('Sign in'));
    const busy = await screen.findByRole('button', { name: 'Signing in...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(busy);
    await act(async () => fireEvent.click(busy));
    expect(asked).toHaveBeenCalledTimes(1);
    await act(async () => answer(tokenOf('asha')));
  });

  it('keeps the token and moves nobody who has gone elsewhere meanwhile', async () => {
    let answer = (_token: string): void => undefined;
    const { asked, moves, unmount } = await open(() => new Promise((resolve) => (answer = resolve)));
    enter('asha', 'correct horse');
    fireEvent.click(button('Sign in'));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    unmount();
    answer(tokenOf('asha'));
    await waitFor(() => expect(deviceStorage.read('token')).toBe(tokenOf('asha')));
    expect(moves).toEqual([]);
  });

  it('goes nowhere while a field is empty: the browser says which', async () => {
    const { asked } = await open();
    fireEvent.change(name(), { target: { value: 'asha' } });
    fireEvent.click(button('Sign in'));
    expect(password().validity.valueMissing).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('says so when the browser cannot keep the token', async () => {
    const { moves } = await open();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    enter('asha', 'correct horse');
    fireEvent.click(button('Sign in'));
    expect(await screen.findByText(/you cannot stay signed in here/)).toBeTruthy();
    expect(moves).toEqual([]);
    full.mockRestore();
  });

  it('shows the password on demand, and hides it while it is sent', async () => {
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

  it('welcomes whoever has just signed up', async () => {
    await open(undefined, { signedUp: 'asha' });
    expect(name().value).toBe('asha');
    expect(screen.getByText('Your account is ready. You can sign in now.')).toBeTruthy();
  });

  it('believes nothing else that is handed over', async () => {
    await open(undefined, { signedUp: 7 });
    expect(name().value).toBe('');
    expect(screen.queryByText(/Your account is ready/)).toBeNull();
  });
});

describe('whoever is signed in', () => {
  it('is told so in place of the form, and can sign out', async () => {
    deviceStorage.write('token', tokenOf('asha'));
    const { container } = await open();
    expect(container.textContent).toContain('You are signed in as asha.');
    expect(container.querySelector('form')).toBeNull();
    fireEvent.click(button('Sign out'));
    expect(name()).toBeTruthy();
    expect(deviceStorage.read('token')).toBeUndefined();
  });
});
