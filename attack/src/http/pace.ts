import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What the front door counts separately. */
export type Zone = 'pages' | 'calls' | 'uploads';
/** Requests per second. */
export type Rates = Record<Zone, number>;

const FRONT_DOOR = join(import.meta.dirname, '../../../deploy/nginx/http.conf');

/**
 * Reads the requests per second that the front door admits from one address in the long run.
 * @param text of nginx's configuration
 * @throws when a zone has no rate
 */
export function ratesOf(text: string): Rates {
  const rateOf = (zone: Zone): number => {
    const rate = new RegExp(`zone=${zone}:\\S+ rate=(\\d+)r/s`).exec(text)?.[1];
    if (rate === undefined) throw new Error(`The front door has no rate for ${zone}`);
    return Number(rate);
  };
  return { pages: rateOf('pages'), calls: rateOf('calls'), uploads: rateOf('uploads') };
}

export const frontDoorRates = (): Rates => ratesOf(readFileSync(FRONT_DOOR, 'utf8'));

/** As `deploy/nginx/locations.conf` assigns them. */
export function zoneOf(path: string): Zone {
  if (/^\/api\/upload([/?]|$)/.test(path)) return 'uploads';
  return path.startsWith('/api/') ? 'calls' : 'pages';
}

/** Lets requests begin at even distances, each zone at its own rate. */
export class Pace {
  private readonly next = new Map<Zone, number>();

  constructor(private readonly rates: Rates) {}

  /** Waits for this request's turn. */
  async turn(path: string): Promise<void> {
    const zone = zoneOf(path);
    const now = performance.now();
    const at = Math.max(now, this.next.get(zone) ?? 0);
    this.next.set(zone, at + 1_000 / this.rates[zone]);
    if (at > now) await pause(at - now);
  }
}
