export * from './fractions/fraction.js';
export { parseFraction } from './fractions/parse-fraction.js';
export { createLazyCode, type LazyCode } from './loading/lazy-code.js';
export { loadOptional } from './loading/load-optional.js';
export { isLoopback, limitedAddress, visitorAddress } from './network/client-network.js';
export { escapeXml } from './text/escape-xml.js';
export { compareNatural } from './text/natural-order.js';
export { pluralize } from './text/pluralize.js';
export { shorten } from './text/shorten.js';
