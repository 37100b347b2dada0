import { createHmac, hkdfSync } from 'node:crypto';
import { isKeyOf } from '../../common/api-key-role.js';

const TOKEN_ID = /^release-[a-z][a-z0-9-]{0,31}-[0-9a-f]{8}$/;
const MASTER_PURPOSE = 'mockingbird release tokens 1';
const MASTER_BYTES = 32;

/**
 * The signing secrets of release tokens. A token's secret is made of its id and of the secret of the platform's own key
 * `release`, so no database holds one, and a request's signature is checked without asking a database.
 */
export class TokenKeys {
  private readonly master: Buffer | undefined;

  /** @param apiKeys the configured keys; without one for releases there are no tokens */
  constructor(apiKeys: ReadonlyMap<string, string>) {
    const id = apiKeys.has('release')
      ? 'release'
      : [...apiKeys.keys()].find((key) => isKeyOf('release', key));
    const secret = id === undefined ? undefined : apiKeys.get(id);
    if (secret !== undefined) {
      this.master = Buffer.from(hkdfSync('sha256', secret, '', MASTER_PURPOSE, MASTER_BYTES));
    }
  }

  /**
   * @returns the secret that a token of this id signs with; undefined for what is no token's id. Whether the token was
   *   ever made, and is still good, is not known here.
   */
  secretOf(id: string): string | undefined {
    if (this.master === undefined || !TOKEN_ID.test(id)) return undefined;
    return createHmac('sha256', this.master).update(id).digest('base64url');
  }
}
