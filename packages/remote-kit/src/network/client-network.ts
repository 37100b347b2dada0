const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const HOUSEHOLD_GROUPS = 4;
const SITE_GROUPS = 3;
const GROUP_BITS = 16;
const GROUPS = 8;

/** @returns the eight groups of an IPv6 address, with zeros for `::` */
function expandGroups(address: string): string[] {
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const gap = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

function toNetwork(address: string, groups: number): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  return `${expandGroups(address).slice(0, groups).join(':')}::/${groups * GROUP_BITS}`;
}

/**
 * The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one household.
 * @param address from the socket or a trusted proxy
 */
export const limitedAddress = (address: string): string => toNetwork(address, HOUSEHOLD_GROUPS);

/**
 * One visitor for the health monitor: an IPv4 address, or the /48 network of an IPv6 address. A single customer may own a whole
 * /48, which contains 65,536 networks of the size that rate limits use.
 * @param address from the socket or a trusted proxy
 */
export const visitorAddress = (address: string): string => toNetwork(address, SITE_GROUPS);

/** @returns whether a request comes from this machine, such as from a proxy that is not configured as trusted */
export const isLoopback = (address: string): boolean => {
  const mapped = MAPPED_IPV4.exec(address)?.[1] ?? address;
  return mapped === '::1' || mapped.startsWith('127.');
};
