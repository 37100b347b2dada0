import { createHmac, hkdfSync } from 'node:crypto';
import { isKeyOf } from '../../common/api-key-role.js';

const TOKEN_ID = /^release-[a-z][a-z0-9-]{0,31}-[0-9a-f]{8}$/;
const MASTER_PURPOSE = 'mockingbird release tokens 1';
const MASTER_BYTES = 32;

/**
 * Derives the signing secrets of release tokens from the token id and the secret of the platform's key `release`. No database
 * stores them, and a signature is verified without a query.
 */
export class TokenKeys {
  private readonly master: Buffer | undefined;

  /** @param apiKeys the configured keys. Without a release key there are no tokens. */
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
   * @returns the secret of the token with this id; undefined if the id has another format. Whether the token exists and is
   *   valid is not checked here.
   */
  secretOf(id: string): string | undefined {
    if (this.master === undefined || !TOKEN_ID.test(id)) return undefined;
    return createHmac('sha256', this.master).update(id).digest('base64url');
  }
}
