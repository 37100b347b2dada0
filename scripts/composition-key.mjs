import { randomBytes } from 'node:crypto';
import { parseSigningKey, publicKeyText } from '@mockingbird/registry/signing';

// A key pair for signing compositions, as lines for the environment. The id identifies the key during a rotation.
const id = process.argv[2] ?? `key-${new Date().toISOString().slice(0, 10)}`;
const key = `${id}:${randomBytes(32).toString('base64')}`;
console.log(`COMPOSITION_KEY=${key}`);
console.log(`COMPOSITION_PUBLIC_KEYS=${publicKeyText(parseSigningKey(key))}`);
