import { type Value } from '@mockingbird/remote-kit';

export const percentOfVisitors = 'Percent of visitors';
export const groups = 'Groups';
export const optionalNamesForLinks =
  'Optional. Names for links such as ?mb-cohort=beta, separated by commas.';
export const useOnlyLowerCase = (invalidGroups: Value) =>
  `Use only lower-case letters, digits and hyphens: ${invalidGroups}`;
export const continueLabel = 'Continue';
export const partOfTheSite = 'Part of the site';
export const versions = (name: Value) => `Versions of ${name}`;
export const showOlderVersions = 'Show older versions';
export const rolledBackAutomatically = 'rolled back automatically';
export const byPersonForTeam = 'by <strong>a person</strong> for <team>a team</team>';
export const kilobytes = (count: Value) => `${count} KB`;
export const promote = 'Promote';
export const changeTheShare = 'Change the share';
export const tryOnSomeVisitors = 'Try on some visitors';
