import { plural, type Value } from '@mockingbird/remote-kit';

export const people = 'People';
export const peopleLead =
  'Who works on this site, and what each person may do. Only admins can see and change this.';
export const giveRole = 'Give a role';
export const giveRoleLead = 'The person signs up first, like a student. Then type the username here.';
export const username = 'Username';
export const role = 'Role';
export const change = 'Change role';
export const roleOf = (username: Value) => `Role of ${username}`;
export const changeRoleOf = (username: Value) => `Change the role of ${username}`;
export const accounts = 'Accounts';
export const table = 'Accounts of staff';
export const secondFactor = 'Second factor';
export const on = 'On';
export const off = 'Off';
export const since = 'Since';
export const loadingAccounts = 'Loading accounts';
export const accountsNotLoaded = 'The accounts could not be loaded';
export const others = (count: number) =>
  plural(count, { one: 'And # more account.', other: 'And # more accounts.' });
export const changeQuestion = (username: Value) => `Change the role of ${username}?`;
export const changeExplanation = (username: Value, role: Value) =>
  `${username} gets the role ${role} and has to sign in again.`;
export const changed = (username: Value, role: Value) => `${username} has the role ${role} now.`;
export const typeUsername = 'Type a username.';
export const roles = 'What each role may do';
export const roleTexts = {
  student: 'Takes tests. No access to these screens.',
  author: 'Reads stored content, checks uploads and sends them for review.',
  reviewer: 'Like an author. Approves proposals that other people wrote, or requests changes.',
  publisher: 'Like an author. Publishes now or at a time, undoes, hides and deletes.',
  platform: 'Reads and changes releases. No content.',
  admin: 'Everything, and this screen.',
} as const;
