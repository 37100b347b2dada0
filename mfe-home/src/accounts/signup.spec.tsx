import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@mockingbird/platform';
import { signupSchema } from '@mockingbird/contracts';
import { fakeApi, renderRoute } from '@mockingbird/testing/fake-shell';
import { REMOTE } from '../../test/support.js';

const name = () => screen.getByLabelText<HTMLInputElement>('Username');
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));

const GOOD = { username: 'asha', email: 'asha@site.test', password: 'correct horse' };

function enter(values = GOOD) {
  type(name(), values.username);
  type(email(), values.email);
  type(password(), values.password);
}

const rejection = (status: number, detail = 'rejected', errors?: { path: string; message: string }[]) =>
  new ApiError('http', 'rejected', status, {
    type: 'about:blank',
    title: 'Rejected',
    status,
    detail,
    code: 'MB-1002',
    requestId: 'r',
    ...(errors ? { errors } : {}),
  });

async function open(signup: (values: typeof GOOD) => Promise<string> = () => Promise.resolve('Ready.')) {
  const signupCall = jest.fn(signup);
  const accounts = { signup: signupCall, login: () => Promise.reject(new Error('not expected')) };
  const route = await renderRoute({
    ...REMOTE,
    url: '/signup',
    api: fakeApi({ accounts: () => Promise.resolve(accounts) }),
  });
  return { ...route, signupCall };
}

describe('signing up', () => {
  it('opens the sign-in page and passes the user name', async () => {
    const { signupCall, moves } = await open();
    enter({ ...GOOD, username: ' asha ' });
    send();
    await waitFor(() => expect(moves).toEqual([{ to: '/login', state: { signedUp: 'asha' } }]));
    expect(signupCall.mock.calls).toEqual([[GOOD]]);
  });

  it('does not navigate when the reader has left', async () => {
    let answer = (_text: string): void => undefined;
    const { signupCall, moves, unmount } = await open(() => new Promise((resolve) => (answer = resolve)));
    enter();
    send();
    await waitFor(() => expect(signupCall).toHaveBeenCalledTimes(1));
    unmount();
    await act(async () => answer('Ready.'));
    expect(moves).toEqual([]);
  });

  it('needs all three fields, and an e-mail address that is one', async () => {
    const { signupCall } = await open();
    for (const field of [name(), email(), password()]) {
      enter();
      type(field, '');
      send();
      expect(field.validity.valueMissing).toBe(true);
    }
    enter({ ...GOOD, email: 'asha' });
    send();
    expect(email().validity.typeMismatch).toBe(true);
    expect(signupCall).not.toHaveBeenCalled();
  });

  it.each(['abc', 'a.b_c-d', '7up', 'a'.repeat(40), ' abc ', 'ab', '.abc', 'a b c', 'a'.repeat(41), 'ñandu'])(
    'lets the browser check the name %j as the services do',
    async (username) => {
      await open();
      type(name(), username);
      expect(name().validity.valid).toBe(signupSchema.safeParse({ ...GOOD, username }).success);
    },
  );

  it.each([
    ['a'.repeat(200), true],
    ['a'.repeat(201), false],
  ])('accepts a whole password or none', async (secret, fits) => {
    await open();
    type(password(), secret);
    expect(password().value).toBe(secret);
    expect(password().validity.valid).toBe(fits);
    expect(password().minLength).toBe(8);
  });

  it.each([
    [
      'a name that is taken',
      rejection(409, 'It belongs to somebody else.', [{ path: '/username', message: 'Taken' }]),
    ],
    [
      'a name that will not do',
      rejection(400, 'One issue.', [{ path: '/username', message: 'It belongs to somebody else.' }]),
    ],
  ])('shows what is wrong with %s below its field, and focuses it', async (_, error) => {
    await open(() => Promise.reject(error));
    enter();
    send();
    await screen.findByText('It belongs to somebody else.');
    expect(name().getAttribute('aria-invalid')).toBe('true');
    const described = (name().getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'It belongs to somebody else.',
    );
    expect(document.activeElement).toBe(name());
    expect(email().getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Please fix what is marked above.');
    expect([name().value, email().value, password().value]).toEqual(Object.values(GOOD));
  });

  it.each([
    ['the services are unavailable', rejection(503)],
    ['there is no network', new ApiError('network', 'POST /api/auth/signup: network')],
  ])('says that it did not work when %s, and keeps what was typed', async (_, error) => {
    const { moves } = await open(() => Promise.reject(error));
    enter();
    send();
    const status = await screen.findByText(/^That didn't work/);
    expect(status.getAttribute('role')).toBe('status');
    expect([name().value, email().value, password().value]).toEqual(Object.values(GOOD));
    expect(moves).toEqual([]);
  });

  it('helps browsers that remember passwords', async () => {
    await open();
    expect([name().autocomplete, email().autocomplete, password().autocomplete]).toEqual([
      'username',
      'email',
      'new-password',
    ]);
  });
});
