import { randomBytes } from 'node:crypto';
import { parseSigningKey, publicKeyText } from '@mockingbird/registry/signing';

// A pair of keys for a site's compositions, as lines for its environment. The id tells keys apart while they are changed.
const id = process.argv[2] ?? `key-${new Date().toISOString().slice(0, 10)}`;
const key = `${id}:${randomBytes(32).toString('base64')}`;
console.log(`COMPOSITION_KEY=${key}`);
console.log(`COMPOSITION_PUBLIC_KEYS=${publicKeyText(parseSigningKey(key))}`);
