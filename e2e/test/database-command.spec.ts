import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkArguments, runDatabaseCommand } from '../../scripts/lib/database/database-command.mjs';

describe('npm run db:check, db:backup and db:restore', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mockingbird-database-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('need the path of a backup, and db:check none', () => {
    expect(() => checkArguments(['backup'])).toThrow('MB-5002 usage: npm run db:backup -- BACKUP');
    expect(() => checkArguments(['restore', '--force'])).toThrow('MB-5002');
    expect(() => checkArguments(['check', 'x'])).toThrow('MB-5002 usage: npm run db:check');
    expect(checkArguments(['check'])).toEqual({ name: 'check' });
  });

  it('name the tool of MongoDB where the site uses a MongoDB', async () => {
    const uri = { MONGODB_URI: 'mongodb://127.0.0.1/x', DATA_DIR: folder };
    await expect(runDatabaseCommand({ name: 'backup', path: 'x' }, uri)).rejects.toThrow(
      /^MB-5012 .*mongodump/,
    );
    await expect(runDatabaseCommand({ name: 'restore', path: 'x' }, uri)).rejects.toThrow(
      /^MB-5012 .*mongorestore/,
    );
    mkdirSync(join(folder, 'mongod'));
    writeFileSync(join(folder, 'mongod/mongod.lock'), String(process.pid));
    await expect(runDatabaseCommand({ name: 'check' }, { DATA_DIR: folder })).rejects.toThrow(
      /^MB-5012 .*validate/,
    );
  });
});
