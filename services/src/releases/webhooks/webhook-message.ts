import { createHmac } from 'node:crypto';
import type { ChangeKind, Composition } from '@mockingbird/contracts';
import { diffCompositions } from '@mockingbird/registry';

/** Types of messages by what created the composition. A signature for old compositions changes nothing for visitors. */
const TYPES: Readonly<Record<ChangeKind, string | undefined>> = {
  promote: 'release.promoted',
  rollback: 'release.restored',
  automatic: 'release.rolled_back',
  canary: 'canary.changed',
  'canary-end': 'canary.ended',
  retire: 'release.retired',
  sign: undefined,
};

/** A message about one composition. */
export interface WebhookMessage {
  /** The same at every attempt, so that a receiver recognizes a repeated message. Other sites have other ids. */
  id: string;
  /** JSON. */
  body: string;
}

/**
 * Creates the message about a composition.
 * @param before the composition before it, if there is one
 * @returns undefined for a composition that changes nothing for visitors
 */
export function toMessage(
  composition: Composition,
  before: Composition | undefined,
): WebhookMessage | undefined {
  const { number, kind, by, why, createdAt, remotes } = composition;
  const type = TYPES[kind];
  if (type === undefined) return undefined;
  const { changes } = diffCompositions(before ?? { ...composition, number: 0, remotes: [] }, composition);
  // A removed remote is in the earlier one only.
  const known = [...remotes, ...(before?.remotes ?? [])];
  const ownerOf = (name: string) => known.find(({ manifest }) => manifest.name === name)?.manifest.owner;
  const data = {
    composition: number,
    by,
    why,
    changes: changes.map(({ name, what, before, after }) => ({
      name,
      owner: ownerOf(name),
      what,
      before,
      after,
    })),
  };
  return {
    id: `composition-${number}-${Date.parse(createdAt)}`,
    body: JSON.stringify({ type, timestamp: createdAt, data }),
  };
}

const MILLISECONDS = 1_000;

/**
 * Signs a message as Standard Webhooks 1.0 does: HMAC-SHA256 of id, time and body.
 * @param now epoch milliseconds
 * @returns the headers of the request
 */
export function signMessage({ id, body }: WebhookMessage, key: Buffer, now: number): Record<string, string> {
  const seconds = Math.floor(now / MILLISECONDS);
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
