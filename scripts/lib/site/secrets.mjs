import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSigningKey, publicKeyText } from '@mockingbird/registry/signing';

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;
const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** @typedef {{ API_KEYS: string, JWT_SECRET: string, COMPOSITION_KEY: string, DATABASE_PASSWORD: string }} Secrets */

/**
 * Creates missing secrets once and stores them in the data folder, readable only by the owner.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} environment
 */
export function secretsFor(dataDir, environment) {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  /** @type {Partial<Secrets>} */
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  /** @type {Secrets} */
  const secrets = {
    API_KEYS: stored.API_KEYS ?? ['browser', 'edge', 'release'].map((id) => `${id}:${newSecret()}`).join(','),
    JWT_SECRET: stored.JWT_SECRET ?? newSecret(),
    COMPOSITION_KEY: stored.COMPOSITION_KEY ?? `own:${randomBytes(SECRET_BYTES).toString('base64')}`,
    DATABASE_PASSWORD: stored.DATABASE_PASSWORD ?? newSecret(),
  };
  if (JSON.stringify(secrets) !== JSON.stringify(stored)) {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: OWNER_ONLY });
    chmodSync(file, OWNER_ONLY);
  }
  const COMPOSITION_KEY = environment.COMPOSITION_KEY || secrets.COMPOSITION_KEY;
  return {
    API_KEYS: environment.API_KEYS || secrets.API_KEYS,
    JWT_SECRET: environment.JWT_SECRET || secrets.JWT_SECRET,
    // Only for the local database: a configured MONGODB_URI contains its own password.
    DATABASE_PASSWORD: secrets.DATABASE_PASSWORD,
    COMPOSITION_KEY,
    COMPOSITION_PUBLIC_KEYS:
      environment.COMPOSITION_PUBLIC_KEYS || publicKeyText(parseSigningKey(COMPOSITION_KEY)),
  };
}
