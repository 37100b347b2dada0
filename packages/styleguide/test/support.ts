import { readFileSync } from 'node:fs';
import definition from '../src/remote.js';

const descriptor: unknown = JSON.parse(readFileSync(new URL('../remote.json', import.meta.url), 'utf8'));

export const REMOTE = { definition, descriptor };
