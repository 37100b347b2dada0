import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { STAFF_ROLES, type StaffRole } from './staff-roles.js';

export interface AccessRow {
  /** `POST /api/upload?dryRun=1` */
  name: string;
  roles: ReadonlySet<StaffRole>;
}

const PAGE = resolve(import.meta.dirname, '../../../docs/access.md');
const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of docs/access.md, which a test of the services compares with the guards of each route. */
export function readAccessTable(): AccessRow[] {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split('## Routes for signed-in people');
  const [table = ''] = section.split('## Routes that need no account');
  const [head = '', , ...lines] = table.split('\n').filter((line) => line.startsWith('|'));
  const columns = cells(head);
  return lines.map((line) => {
    const [name = '', ...rest] = cells(line);
    const roles = STAFF_ROLES.filter((role) => rest[columns.indexOf(role) - 1] === 'yes');
    return { name: name.replaceAll('`', ''), roles: new Set(roles) };
  });
}

/** Rows with a fixed text first, so that `/suspicious` is not `/:id`. */
const bySpecificity = (left: AccessRow, right: AccessRow): number =>
  Number(left.name.includes(':')) - Number(right.name.includes(':'));

/** @returns the row of a request; undefined for routes that need no account */
export function findRow(rows: readonly AccessRow[], method: string, address: string): AccessRow | undefined {
  const [path = '', query = ''] = address.split('?');
  const isDryRun = new URLSearchParams(query).get('dryRun') === '1';
  const fits = (row: string) => new RegExp(`^${row.replace(/:\w+/g, '[^/]+')}$`).test(`${method} ${path}`);
  const [dry, plain] = [true, false].map((isDry) =>
    rows
      .filter(({ name }) => name.endsWith('?dryRun=1') === isDry && fits(name.replace('?dryRun=1', '')))
      .sort(bySpecificity)
      .at(0),
  );
  return (isDryRun ? dry : undefined) ?? plain;
}
