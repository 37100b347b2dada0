/** Something wrong in a data file, with the page or key where it was found. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** What to do about a damaged file, for people. */
export const DAMAGE_ADVICE =
  'npm run db:check lists all damage, npm run db:restore -- BACKUP puts a backup in its place';

/** @returns the error of a data file that must not be opened */
export const damagedFile = (file: string, issue: string): DamagedFile =>
  new DamagedFile(`MB-5010 ${file} is damaged: ${issue}. ${DAMAGE_ADVICE}`);
