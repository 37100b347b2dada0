import type { Attack } from '../runner/attack.js';
import { access } from './rights/access.js';
import { bombs } from './content/bombs.js';
import { bundles } from './bundles.js';
import { cache } from './transport/cache.js';
import { eviction } from './transport/eviction.js';
import { expressions } from './content/expressions.js';
import { formulas } from './content/formulas.js';
import { logins } from './rights/logins.js';
import { openapi } from './content/openapi.js';
import { rawHttp } from './transport/raw-http.js';
import { reflectedXss } from './content/reflected-xss.js';
import { signature } from './rights/signature.js';
import { slowClients } from './transport/slow-clients.js';
import { storedXss } from './content/stored-xss.js';
import { tokens } from './rights/tokens.js';

/** In execution order: those that change the site come last. */
export const ATTACKS: readonly Attack[] = [
  ...[signature, tokens, access, rawHttp, slowClients, cache, reflectedXss, eviction],
  ...[bombs, expressions, formulas, logins, storedXss, openapi, bundles],
];
