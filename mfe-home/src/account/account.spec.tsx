import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AccountDetails, Confirmation, PasswordChange } from '@mockingbird/contracts';
import { ApiError, deviceStorage, signIn, type OwnAccountCalls } from '@mockingbird/platform';
import { fakeApi, findAccessibilityIssues, renderRoute } from '@mockingbird/testing/fake-shell';
import { REMOTE, createToken } from '../../test/support.js';

const BOSS: AccountDetails = { username: 'boss', role: 'admin', secondFactor: false, recoveryCodes: 0 };
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const ADDRESS = `otpauth://totp/Mockingbird:boss?issuer=Mockingbird&secret=${SECRET}`;
const CODES = ['abcde-23456', 'fghjk-65432'];

const rejection = (status: number, code: string, errors?: { path: string; message: string }[]) =>
  new ApiError('http', 'rejected', status, {
    type: 'about:blank',
    title: 'Rejected',
    status,
    detail: 'rejected',
    code,
    requestId: 'r',
    ...(errors ? { errors } : {}),
  });

const refuse = (name: string) => () => Promise.reject(new Error(`${name}: not expected`));

async function open(calls: Partial<OwnAccountCalls> = {}, tokens: string[] = []) {
  const account: OwnAccountCalls = {
    details: async () => BOSS,
    confirm: refuse('confirm'),
    changePassword: refuse('changePassword'),
    signOutEverywhere: refuse('signOutEverywhere'),
    startSecondFactor: refuse('startSecondFactor'),
    enableSecondFactor: refuse('enableSecondFactor'),
    removeSecondFactor: refuse('removeSecondFactor'),
    ...calls,
  };
  const api = fakeApi({
    ownAccount: async (token) => {
      tokens.push(token);
      return account;
    },
  });
  const route = await renderRoute({ ...REMOTE, url: '/account', api });
  await act(async () => undefined);
  return route;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = async (name: string, part = 'Second factor') =>
  act(async () => void fireEvent.click(region(part).getByRole('button', { name })));

beforeEach(() => {
  localStorage.clear();
  signIn(createToken('boss', 'admin'));
});

describe('the account page', () => {
  it('asks people to sign in who are not', async () => {
    localStorage.clear();
    const { container } = await open();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });

  it('names the account, and is accessible', async () => {
    const { container } = await open();
    await screen.findByText('boss');
    expect(container.textContent).toContain("You're signed in as boss, with the role admin.");
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });

  it('has no second factor for students', async () => {
    await open({ details: async () => ({ ...BOSS, role: 'student' }) });
    await screen.findByText('boss');
    expect(screen.queryByRole('region', { name: 'Second factor' })).toBeNull();
  });

  it('says that the account could not be loaded, and loads it on request', async () => {
    let calls = 0;
    await open({
      details: async () => {
        calls += 1;
        if (calls === 1) throw new ApiError('network', 'GET /api/auth/account: network');
        return BOSS;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('boss');
  });
});

describe('changing the password', () => {
  const fields = () => [
    region('Change your password').getByLabelText<HTMLInputElement>('Current password'),
    region('Change your password').getByLabelText<HTMLInputElement>('New password'),
  ];
  const change = async () => {
    const [current, next] = fields();
    if (current) type(current, 'correct horse');
    if (next) type(next, 'seven green lamps');
    await press('Change password', 'Change your password');
  };

  it('stores the new token, empties the form and says what happened', async () => {
    const sent: PasswordChange[] = [];
    const tokens: string[] = [];
    const fresh = createToken('boss', 'admin').replace(/x$/, 'y');
    await open(
      {
        changePassword: async (request) => {
          sent.push(request);
          return fresh;
        },
      },
      tokens,
    );
    await screen.findByText('boss');
    await change();
    expect(sent).toEqual([{ currentPassword: 'correct horse', password: 'seven green lamps' }]);
    expect(deviceStorage.read('token')).toBe(fresh);
    await screen.findByText(/^Your password is changed/);
    expect(fields().map(({ value }) => value)).toEqual(['', '']);
    await waitFor(() => expect(tokens.at(-1)).toBe(fresh));
  });

  it.each([
    ['/currentPassword', 'Current password'],
    ['/password', 'New password'],
  ])('marks what is wrong at %s, focuses it and keeps what was typed', async (path, label) => {
    const issue = rejection(401, 'MB-1013', [{ path, message: 'Not this one.' }]);
    await open({ changePassword: () => Promise.reject(issue) });
    await screen.findByText('boss');
    await change();
    const field = region('Change your password').getByLabelText(label);
    await screen.findByText('Not this one.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(fields().map(({ value }) => value)).toEqual(['correct horse', 'seven green lamps']);
  });

  it('sends the code of an account with a second factor', async () => {
    const changePassword = jest.fn(async (_: PasswordChange) => createToken('boss', 'admin'));
    await open({ details: async () => ({ ...BOSS, secondFactor: true }), changePassword });
    await screen.findByText('boss');
    type(region('Change your password').getByLabelText('Code'), '123456');
    await change();
    expect(changePassword.mock.calls[0]?.[0]).toMatchObject({ code: '123456' });
  });

  it('helps browsers that remember passwords', async () => {
    await open();
    await screen.findByText('boss');
    expect(fields().map(({ autocomplete }) => autocomplete)).toEqual(['current-password', 'new-password']);
  });
});

describe('signing out everywhere', () => {
  it('ends the session here too, and says so', async () => {
    const signOutEverywhere = jest.fn(async () => 'Done.');
    await open({ signOutEverywhere });
    await screen.findByText('boss');
    await press('Sign out everywhere', 'Sign out everywhere');
    expect(signOutEverywhere).toHaveBeenCalledTimes(1);
    expect((await screen.findByRole('status')).textContent).toContain('signed out on every device');
    expect(deviceStorage.read('token')).toBeUndefined();
  });

  it('says that it did not work, and stays signed in', async () => {
    await open({ signOutEverywhere: () => Promise.reject(new ApiError('network', 'away')) });
    await screen.findByText('boss');
    await press('Sign out everywhere', 'Sign out everywhere');
    await screen.findByText(/^That didn't work/);
    expect(deviceStorage.read('token')).toBeDefined();
  });
});

describe('the second factor', () => {
  const clipboard = jest.fn(async (_text: string) => undefined);
  beforeEach(() => {
    clipboard.mockClear();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: clipboard } });
  });

  it('is set up with the password, a picture or key for the app, and the first code', async () => {
    const [started, typed]: [Confirmation[], string[]] = [[], []];
    let details = BOSS;
    const { container } = await open({
      details: async () => details,
      startSecondFactor: async (confirmation) => {
        started.push(confirmation);
        return { secret: SECRET, address: ADDRESS };
      },
      enableSecondFactor: async (code) => {
        typed.push(code);
        details = { ...BOSS, secondFactor: true, recoveryCodes: 10 };
        return CODES;
      },
    });
    await screen.findByText('boss');
    type(region('Second factor').getByLabelText('Password'), 'correct horse');
    await press('Set it up');
    expect(started).toEqual([{ password: 'correct horse' }]);
    expect(document.activeElement?.textContent).toBe('1. Add the site to your app');
    screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
    expect(screen.getByRole('link', { name: /^Open it in the app/ }).getAttribute('href')).toBe(ADDRESS);
    const picture = await screen.findByRole('img', { name: /^QR code/ });
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
    expect(await findAccessibilityIssues(container)).toEqual([]);

    type(region('Second factor').getByLabelText('Code'), '123456');
    await press('Turn it on');
    expect(typed).toEqual(['123456']);
    const list = screen.getByRole('list', { name: 'Recovery codes' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(CODES);
    expect(await findAccessibilityIssues(container)).toEqual([]);
    await press('Copy the codes');
    expect(clipboard.mock.calls).toEqual([[CODES.join('\n')]]);
    await press("I've saved them");
    await screen.findByText(/You have 10 unused recovery codes/);
  });

  it('marks a wrong first code, and can be cancelled', async () => {
    const wrong = rejection(401, 'MB-1016', [{ path: '/code', message: 'This code is wrong.' }]);
    await open({
      startSecondFactor: async () => ({ secret: SECRET, address: ADDRESS }),
      enableSecondFactor: () => Promise.reject(wrong),
    });
    await screen.findByText('boss');
    type(region('Second factor').getByLabelText('Password'), 'correct horse');
    await press('Set it up');
    type(region('Second factor').getByLabelText('Code'), '000000');
    await press('Turn it on');
    await screen.findByText('This code is wrong.');
    expect(document.activeElement).toBe(region('Second factor').getByLabelText('Code'));
    await press('Cancel');
    region('Second factor').getByRole('button', { name: 'Set it up' });
  });

  it('is switched off with password and code', async () => {
    let details: AccountDetails = { ...BOSS, secondFactor: true, recoveryCodes: 1 };
    const removeSecondFactor = jest.fn(async (_: Confirmation) => {
      details = BOSS;
      return 'Off.';
    });
    await open({ details: async () => details, removeSecondFactor });
    await screen.findByText(/You have 1 unused recovery code\./);
    type(region('Second factor').getByLabelText('Password'), 'correct horse');
    type(region('Second factor').getByLabelText('Code'), '123456');
    await press('Turn it off');
    expect(removeSecondFactor.mock.calls).toEqual([[{ password: 'correct horse', code: '123456' }]]);
    await waitFor(() => region('Second factor').getByRole('button', { name: 'Set it up' }));
  });
});
