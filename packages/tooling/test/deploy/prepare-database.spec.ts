import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { readText } from './repository.js';

interface Command {
  where: string;
  command: Record<string, unknown>;
}

/** Runs the script as mongosh would, on a fake replica set. @returns the commands that it sent, with their database */
function prepare(isStarted: boolean, users: string[]): Command[] {
  const commands: Command[] = [];
  const answer = (command: Record<string, unknown>): unknown => {
    if ('replSetGetStatus' in command && !isStarted)
      throw Object.assign(new Error('no replset config has been received'), {
        codeName: 'NotYetInitialized',
      });
    if ('hello' in command)
      return { isWritablePrimary: commands.filter(({ command: sent }) => 'hello' in sent).length > 2 };
    return 'usersInfo' in command
      ? { users: users.filter((name) => name === command['usersInfo']) }
      : { ok: 1 };
  };
  class Mongo {
    constructor(private readonly uri: string) {}
    getDB(name: string) {
      const where = `${new URL(this.uri.replaceAll(/,[^/]*/g, '')).host} ${name}`;
      return {
        runCommand: (command: Record<string, unknown>) => {
          commands.push({ where, command });
          return answer(command);
        },
      };
    }
  }
  const env = { DATABASE_ROOT_PASSWORD: 'root/secret', DATABASE_PASSWORD: 'services-secret' };
  const nothing = () => undefined;
  runInNewContext(readText('deploy/prepare-database.js'), {
    Mongo,
    process: { env },
    print: nothing,
    sleep: nothing,
    encodeURIComponent,
  });
  return commands;
}

const RIGHTS = { pwd: 'services-secret', roles: [{ role: 'readWrite', db: 'mockingbird' }] };
const namesOf = (commands: Command[]) => commands.map(({ command }) => Object.keys(command)[0]);

describe('the script that prepares the database', () => {
  it('starts the replica set at its first member, waits for a primary, and makes the user', () => {
    const commands = prepare(false, []);
    expect(namesOf(commands)).toEqual([
      ...['replSetGetStatus', 'replSetInitiate', 'hello', 'hello', 'hello', 'usersInfo', 'createUser'],
    ]);
    expect(commands[1]).toEqual({
      where: 'mongo-1:27017 admin',
      command: {
        replSetInitiate: {
          _id: 'rs0',
          members: [1, 2, 3].map((n) => ({ _id: n - 1, host: `mongo-${n}:27017` })),
        },
      },
    });
    expect(commands.at(-1)).toEqual({
      where: 'mongo-1:27017 mockingbird',
      command: { createUser: 'services', ...RIGHTS },
    });
  });

  it('leaves a replica set that runs as it is, and gives the user the password of the environment', () => {
    const commands = prepare(true, ['services']);
    expect(namesOf(commands)).toEqual(['replSetGetStatus', 'usersInfo', 'updateUser']);
    expect(commands.at(-1)?.command).toEqual({ updateUser: 'services', ...RIGHTS });
  });
});
