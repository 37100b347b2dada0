import { nameAt, thirdParty } from './lock.mjs';

/** Where packages may come from. An entry without an address comes from the registry that npm is configured for. */
const REGISTRY = 'https://registry.npmjs.org/';

/** @param {import('./lock.mjs').LockEntry} entry */
function originIssue({ integrity = '', resolved = REGISTRY }) {
  if (!resolved.startsWith(REGISTRY)) return `comes from ${resolved} instead of ${REGISTRY}`;
  return integrity.startsWith('sha512-') ? undefined : 'has no sha512 integrity';
}

/**
 * Packages whose files npm could not verify, or that come from elsewhere.
 * @param {import('./lock.mjs').Lock} lock
 * @returns {string[]}
 */
export const originIssues = (lock) =>
  thirdParty(lock).flatMap(([path, entry]) => {
    const issue = originIssue(entry);
    return issue ? [`${path}@${entry.version} ${issue}`] : [];
  });

/**
 * Install scripts run with the rights of the user who installs, before any review of the code. Each package that has one is
 * listed: `true` runs it, `false` does not.
 * @param {import('./lock.mjs').Lock} lock
 * @param {Record<string, boolean>} allowScripts of package.json
 * @returns {string[]}
 */
export function installScriptIssues(lock, allowScripts) {
  const withScript = new Set(
    thirdParty(lock).flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [nameAt(path)] : [])),
  );
  const listed = Object.keys(allowScripts);
  return [
    ...[...withScript]
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} has an install script: decide on it under "allowScripts" of package.json`),
    ...listed
      .filter((name) => !withScript.has(name))
      .map((name) => `${name} of "allowScripts" has no install script any more: remove it`),
  ];
}
