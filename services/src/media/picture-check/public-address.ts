import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { errorField } from '../../common/error-field.js';
import { CHECK_ONE_MS } from './limits.js';

/** Networks that are not on the internet, or reach this machine and its neighbours (IANA special-purpose registries). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6');
}

/** Addresses that contain an IPv4 address: that one counts. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** @returns whether an IP address is on the internet */
export function isPublicAddress(address: string): boolean {
  const mapped = MAPPED.exec(address)?.[1];
  const ip = mapped ?? address;
  const version = isIP(ip);
  // Other notations of mapped addresses are not needed.
  if (version === 0 || /^::ffff:/i.test(ip)) return false;
  return !PRIVATE.check(ip, version === 4 ? 'ipv4' : 'ipv6');
}

/** @returns the addresses of a name; an error code when it has none */
async function resolve(resolver: Resolver, hostname: string): Promise<LookupAddress[] | string> {
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const toAddresses = (result: PromiseSettledResult<string[]>, family: 4 | 6) =>
    result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : [];
  const addresses = [...toAddresses(ipv4, 4), ...toAddresses(ipv6, 6)];
  if (addresses.length > 0) return addresses;
  return ipv4.status === 'rejected' ? String(errorField(ipv4.reason, 'code') ?? '') : 'ENOTFOUND';
}

/** A name without an address of one kind has ENODATA; one that does not exist has ENOTFOUND. */
const toCode = (code: string): string => (code === 'ENODATA' ? 'ENOTFOUND' : code);

/**
 * Creates a function that resolves a name for a connection, to addresses on the internet only. The connection uses the checked
 * address, so a second answer of the name server cannot change it. `dns.lookup` would occupy one of the few threads of the
 * process for as long as a name server is slow; no signal ends it.
 * @param stop ends waiting for a name server
 * @param resolver tests use another name server
 */
export function createPublicLookup(
  stop: AbortSignal,
  resolver = new Resolver({ timeout: CHECK_ONE_MS, tries: 1 }),
): LookupFunction {
  return (hostname, options, callback) => {
    const cancel = () => resolver.cancel();
    stop.addEventListener('abort', cancel, { once: true });
    const answer = (found: LookupAddress[] | string) => {
      stop.removeEventListener('abort', cancel);
      const addresses =
        typeof found === 'string' ? [] : found.filter(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (first === undefined) {
        const code = typeof found === 'string' ? toCode(found) : 'EPRIVATE';
        callback(Object.assign(new Error(`${hostname} has no public address`), { code }), '', 0);
      } else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    };
    void resolve(resolver, hostname).then(answer);
  };
}
