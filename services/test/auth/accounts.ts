import { getConnectionToken } from '@nestjs/mongoose';
import { tokenResponse } from '@mockingbird/contracts';
import type { Connection } from 'mongoose';
import type { Answer, TestApp } from '../support/harness.js';

export const PASSWORD = 'correct horse battery';

export interface Person {
  username: string;
  email: string;
  password: string;
}

export const person = (username: string, changes: Partial<Person> = {}): Person => ({
  username,
  email: `${username.toLowerCase()}@example.org`,
  password: PASSWORD,
  ...changes,
});

/** A client of the auth module with this address (forwarded by the edge) and this clock. */
export function clientAt(services: TestApp, address: string, clock: () => number = Date.now) {
  const post = (path: string, body: unknown): Promise<Answer> =>
    services.call(`/api/auth/${path}`, { body, now: clock(), headers: { 'x-forwarded-for': address } });
  return {
    signup: (body: unknown) => post('signup', body),
    login: (username: string, password = PASSWORD) => post('login', { username, password }),
    post,
  };
}

export const tokenOf = (answer: Answer): string => tokenResponse.parse(answer.json()).data.token;

/** @returns all documents of the database, by collection */
export async function everythingStored(services: TestApp): Promise<Record<string, unknown[]>> {
  const connection = services.app.nest.get<Connection>(getConnectionToken());
  const collections = await connection.listCollections();
  const entries = collections.map(async ({ name }): Promise<[string, unknown[]]> => [
    name,
    await connection
      .collection(name)
      .find({}, { projection: { _id: 0 } })
      .toArray(),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
