import { isIP } from 'node:net';

/** @param {string} address */
const withoutBrackets = (address) => address.replace(/^\[(.*)\]$/, '$1');

/** @param {string} address of IPv4 or IPv6 */
function isLoopbackAddress(address) {
  const plain = withoutBrackets(address).replace(/^::ffff:/, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** @param {string} host */
const isLoopbackName = (host) => host === 'localhost' || isLoopbackAddress(host);

/** @param {string} text @returns {URL | undefined} */
const toUrl = (text) => (URL.canParse(text) ? new URL(text) : undefined);

/**
 * Whether a request comes from a page of the development site that is open on this machine. A page of another site has
 * another origin. A name of another site that leads to this machine is in `host`, and is no name of loopback.
 * @param {Pick<import('node:http').IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }} request
 */
export function isFromOwnPage({ headers, socket }) {
  const { host = '', origin = '', 'sec-fetch-site': relation } = headers;
  const url = toUrl(origin);
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    url !== undefined &&
    url.host === host &&
    isLoopbackName(url.hostname) &&
    (relation === undefined || relation === 'same-origin')
  );
}
