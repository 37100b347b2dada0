import { createHash, randomBytes } from 'node:crypto';
import { routeConflicts } from '@mockingbird/registry';
import { parseSigningKey, publicKeyText, signComposition } from '@mockingbird/registry/signing';
import { forward } from './forward.mjs';
import { listen } from './listen.mjs';

/**
 * @typedef {import('@mockingbird/contracts').Composition} Composition
 * @typedef {import('@mockingbird/contracts').SignedComposition} SignedComposition
 * @typedef {import('./developed-remote.mjs').Revision} Revision
 * @typedef {(envelope: SignedComposition, developed: Revision) => SignedComposition} Sign
 */

const COMPOSITION = '/api/releases/composition';
const ETAG_LENGTH = 16;
/** Of an ed25519 key. */
const SEED_BYTES = 32;

/**
 * The composition with the developed version of the remote. It has no fallback, so that failures are visible.
 * @param {Composition} composition
 * @param {Revision} developed
 * @returns {Composition}
 */
function withDeveloped(composition, { manifest, revision }) {
  const others = composition.remotes.filter((remote) => remote.manifest.name !== manifest.name);
  return {
    ...composition,
    // The edge caches pages by number, and another navigation needs another number.
    number: composition.number + revision,
    remotes: [...others, { manifest, since: composition.createdAt }],
  };
}

/**
 * The routes of the developed remote that another remote has too. A release with them is rejected (MB-4004).
 * @param {Composition} composition
 * @param {string} name
 */
const takenRoutes = ({ remotes }, name) =>
  routeConflicts(remotes.map(({ manifest }) => manifest)).flatMap(
    ({ path, remote, otherPath, otherRemote }) => {
      if (otherRemote === name)
        return [`Route ${otherPath} belongs to ${remote} (${path}). Choose another path in remote.json.`];
      return remote === name
        ? [`Route ${path} belongs to ${otherRemote} (${otherPath}). Choose another path in remote.json.`]
        : [];
    },
  );

/**
 * Only this proxy signs this composition, and only its edge trusts the key.
 * @param {import('@mockingbird/registry/signing').SigningKey} key
 * @returns {Sign}
 */
const signedWith = (key) => (envelope, developed) => {
  /** @type {Composition} */
  const live = JSON.parse(Buffer.from(envelope.payload, 'base64').toString('utf8'));
  const composition = withDeveloped(live, developed);
  developed.onComposed(takenRoutes(composition, developed.manifest.name));
  return signComposition(composition, key);
};

/** The first header belongs to another composition, the others to another connection. */
const NOT_FORWARDED = new Set(['if-none-match', 'host', 'connection']);

/** @param {import('node:http').IncomingMessage} incoming */
const forwardedHeaders = ({ headers }) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !NOT_FORWARDED.has(name))
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * @param {string} origin
 * @param {{ developed: Revision, sign: Sign }} parts
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
async function sendComposition(origin, { developed, sign }, incoming, outgoing) {
  const known = incoming.headers['if-none-match'];
  const answer = await fetch(origin + COMPOSITION, { headers: forwardedHeaders(incoming) });
  if (!answer.ok) {
    outgoing.writeHead(answer.status).end();
    return;
  }
  const { data } = await answer.json();
  const body = JSON.stringify({ data: sign(data, developed) });
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, ETAG_LENGTH)}"`;
  // The edge sends it once it serves the composition.
  if (known === etag) developed.onServed();
  if (known === etag) outgoing.writeHead(304).end();
  else outgoing.writeHead(200, { etag, 'content-type': 'application/json' }).end(body);
}

/**
 * Proxies the releases module for the edge. It replaces the developed version in the composition and serves its server
 * bundle, so that nothing of it is published.
 * @param {string} origin of the releases module
 * @param {() => Revision} current
 * @returns also the public key for its edge, in the format of `COMPOSITION_PUBLIC_KEYS`
 */
export async function startReleasesFront(origin, current) {
  const key = parseSigningKey(`development:${randomBytes(SEED_BYTES).toString('base64')}`);
  const sign = signedWith(key);
  const front = await listen(
    (incoming, outgoing) => {
      const developed = current();
      const { name, version, server } = developed.manifest;
      if (incoming.url === COMPOSITION) {
        sendComposition(origin, { developed, sign }, incoming, outgoing).catch(() => outgoing.destroy());
      } else if (incoming.url === `/api/releases/artefacts/${name}/${version}/${server}`) {
        outgoing.end(developed.server);
      } else forward(origin, incoming, outgoing);
    },
    { port: 0, host: '127.0.0.1' },
  );
  return { ...front, publicKeys: publicKeyText(key) };
}
