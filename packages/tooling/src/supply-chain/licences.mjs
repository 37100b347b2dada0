/** Licences (SPDX) that ask for no more than their text and a notice. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
]);

/** The picture library of the services, once for each platform. */
const LIBVIPS_REASON =
  'A shared library that users may replace. We load it unchanged, and only the services use it.';
const LIBVIPS_PLATFORMS = [
  ...[
    'darwin-arm64',
    'darwin-x64',
    'linux-arm',
    'linux-arm64',
    'linux-ppc64',
    'linux-riscv64',
    'linux-s390x',
  ],
  ...['linux-x64', 'linuxmusl-arm64', 'linuxmusl-x64'],
];
const libvips = {
  ...Object.fromEntries(
    LIBVIPS_PLATFORMS.map((platform) => [
      `@img/sharp-libvips-${platform}`,
      { licence: 'LGPL-3.0-or-later', reason: LIBVIPS_REASON },
    ]),
  ),
  ...Object.fromEntries(
    ['arm64', 'ia32', 'x64'].map((processor) => [
      `@img/sharp-win32-${processor}`,
      { licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: LIBVIPS_REASON },
    ]),
  ),
  '@img/sharp-wasm32': { licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', reason: LIBVIPS_REASON },
};

/**
 * Packages with another licence, or with none in the lock file: which one they have, and why they may stay.
 * @type {Record<string, { licence: string, reason: string }>}
 */
export const EXCEPTIONS = {
  '@resvg/resvg-wasm': {
    licence: 'MPL-2.0',
    reason: 'Only changed files of it must be published. We change none, and only the edge uses it.',
  },
  ...libvips,
  argparse: {
    licence: 'PSF-2.0',
    reason:
      'The licence of Python, from which it is ported. It asks for its text and a notice, as the others do.',
  },
  'axe-core': {
    licence: 'MPL-2.0',
    reason: 'Only changed files of it must be published. We change none, and only the gate uses it.',
  },
  busboy: { licence: 'MIT', reason: 'Its package.json has the older field `licenses`.' },
  dompurify: {
    licence: '(MPL-2.0 OR Apache-2.0)',
    reason: 'Either licence may be chosen: Apache-2.0 is allowed.',
  },
  streamsearch: { licence: 'MIT', reason: 'Its package.json has the older field `licenses`.' },
};

/** @typedef {import('./production-packages.mjs').Package} Package */

/** The licence of a package. @param {Package} one */
export const licenceOf = ({ name, entry }) => entry.license ?? EXCEPTIONS[name]?.licence ?? 'none';

/**
 * Packages whose licence is neither allowed nor an exception, and exceptions that no package needs.
 * @param {readonly Package[]} packages
 * @returns {string[]}
 */
export function licenceIssues(packages) {
  const isException = (/** @type {Package} */ one) => EXCEPTIONS[one.name]?.licence === licenceOf(one);
  const isAllowed = (/** @type {Package} */ { entry }) => ALLOWED.has(entry.license ?? '');
  const needed = new Set(packages.filter((one) => !isAllowed(one)).map(({ name }) => name));
  return [
    ...packages
      .filter((one) => !isAllowed(one) && !isException(one))
      .map(
        (one) => `${one.name}@${one.entry.version} has the licence ${licenceOf(one)}, which is not allowed`,
      ),
    ...Object.keys(EXCEPTIONS)
      .filter((name) => !needed.has(name))
      .map((name) => `the exception of licences for ${name} is not needed any more: remove it`),
  ];
}
