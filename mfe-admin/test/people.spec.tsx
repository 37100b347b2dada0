import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { Role, StaffAccount } from '@mockingbird/contracts';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs } from './support.js';
import { press, settle, status } from './upload-support.js';

const accountOf = (username: string, role: Role): StaffAccount => ({
  username,
  role,
  secondFactor: false,
  createdAt: '2026-11-20T17:05:00.000Z',
});
const accounts = async () => ({
  data: [accountOf('ada', 'admin'), accountOf('bob', 'author')],
  meta: { others: 0 },
});

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the people', () => {
  it('are listed with their roles, and get another one after a confirmation', async () => {
    const changeRole = jest.fn(async (username: string, role: Role) => accountOf(username, role));
    const load = jest.fn(accounts);
    const view = await open('/admin/people', { staff: { accounts: load, changeRole } });
    await settle();
    const select = view.getByLabelText('Role of bob');
    expect(select).toHaveProperty('value', 'author');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    fireEvent.change(select, { target: { value: 'reviewer' } });
    await press(view, 'Change role Change the role of bob');
    view.getByText('bob gets the role reviewer and has to sign in again.');
    await press(view, 'Change role');
    expect(changeRole.mock.calls).toEqual([['bob', 'reviewer']]);
    expect([status(view), load.mock.calls.length]).toEqual(['bob has the role reviewer now.', 2]);
  });

  it('get a first role by their username', async () => {
    const changeRole = jest.fn(async (username: string, role: Role) => accountOf(username, role));
    const view = await open('/admin/people', { staff: { accounts, changeRole } });
    await settle();
    await press(view, 'Give a role');
    view.getByText('Type a username.');
    fireEvent.change(view.getByLabelText('Username'), { target: { value: ' cleo ' } });
    await press(view, 'Give a role');
    await press(view, 'Change role');
    expect(changeRole.mock.calls).toEqual([['cleo', 'author']]);
  });

  it('keep the dialog open with the reason when the services refuse', async () => {
    const detail = 'ada is the last admin. Make another account an admin first.';
    const changeRole = () => Promise.reject(refusal(409, detail));
    const view = await open('/admin/people', { staff: { accounts, changeRole } });
    await settle();
    fireEvent.change(view.getByLabelText('Role of ada'), { target: { value: 'author' } });
    await press(view, 'Change role Change the role of ada');
    await press(view, 'Change role');
    view.getByText(detail);
  });
});
