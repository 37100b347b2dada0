import { request } from 'node:https';
import { isIP } from 'node:net';
import { CHECK_ONE_MS, CHECK_REDIRECTS } from './limits.js';
import { createPublicLookup, isPublicAddress } from './public-address.js';

/** What is at an address; `unknown` when the site did not answer in time. */
export type PictureState = 'picture' | 'dead' | 'unknown';

interface Answer {
  status: number;
  type: string;
  location: string | undefined;
}

function isAllowed(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return (
    url.protocol === 'https:' &&
    url.username === '' &&
    (url.port === '' || url.port === '443') &&
    (isIP(host) === 0 || isPublicAddress(host))
  );
}

/** Reads the headers only. A picture may be large, and some sites refuse HEAD. */
function get(url: URL, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'GET',
        lookup: createPublicLookup(signal),
        signal,
        agent: false,
        headers: { accept: 'image/*' },
      },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, type: headers['content-type'] ?? '', location: headers.location });
        response.destroy();
      },
    );
    sent.once('error', reject);
    sent.end();
  });
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);
const GONE = [404, 410];

/**
 * Opens the address of a picture on another site. It connects to addresses on the internet only, also after a redirect.
 * @param stop aborts the request
 */
export async function openPicture(address: string, stop: AbortSignal): Promise<PictureState> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(CHECK_ONE_MS)]);
  let url = new URL(address);
  try {
    for (let redirects = 0; redirects <= CHECK_REDIRECTS; redirects += 1) {
      if (!isAllowed(url)) return 'dead';
      const { status, type, location } = await get(url, signal);
      if (isRedirect(status) && location !== undefined && URL.canParse(location, url)) {
        url = new URL(location, url);
        continue;
      }
      if (GONE.includes(status)) return 'dead';
      if (status !== 200) return 'unknown';
      return /^(image\/|application\/octet-stream)/i.test(type) ? 'picture' : 'dead';
    }
    return 'dead';
  } catch (error) {
    // A slow or overloaded site says nothing about the picture. A name that does not exist does.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return ['ENOTFOUND', 'EPRIVATE'].includes(code) ? 'dead' : 'unknown';
  }
}
