import { run } from './run.mjs';

const TAGS = '@mockingbird/';

/** Where the documentation has the command. */
const REMEDY =
  'In a shallow clone, get them with `git fetch --tags`. Otherwise make them once, before `npx lerna version`: docs/runbook.md, ' +
  '"How a team ships", step 0 has the command. Where another system makes the tags, add --without-tags.';

/**
 * Checks whether lerna can detect changes: it needs annotated tags, and `git tag <name>` alone creates lightweight
 * ones.
 * @param {string} folder of the repository
 * @returns {Promise<string | undefined>} what is missing and how to fix it; undefined when all is well, or the folder
 * is not a git repository
 */
export async function missingTags(folder) {
  const { code, output } = await run(
    'git',
    ['for-each-ref', '--format=%(objecttype) %(refname:short)', `refs/tags/${TAGS}*`],
    { cwd: folder },
  ).catch(() => ({ code: 1, output: '' }));
  if (code !== 0) return undefined;
  const tags = output.split('\n').filter((line) => line !== '');
  if (tags.some((line) => line.startsWith('tag '))) return undefined;
  const found =
    tags.length === 0
      ? 'This repository has no tags of its packages'
      : `The ${tags.length} tags of packages in this repository are not annotated`;
  return `${found}, so \`npx lerna version\` takes all packages for changed and raises every number. ${REMEDY}`;
}

/**
 * The newest tag of a package; `npx lerna version` makes one for each package of a release.
 * @param {string} folder of the repository
 * @returns {Promise<string | undefined>} undefined when there is none
 */
export async function lastReleaseTag(folder) {
  const { code, output } = await run(
    'git',
    ['for-each-ref', '--sort=-creatordate', '--count=1', '--format=%(refname:short)', `refs/tags/${TAGS}*`],
    { cwd: folder },
  );
  return code === 0 ? output.trim() || undefined : undefined;
}
