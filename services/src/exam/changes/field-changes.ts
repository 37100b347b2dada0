import type { FieldChange } from '@mockingbird/contracts';
import { canonicalJson } from '../../common/canonical-json.js';
import { CHANGE_FIELDS_BYTES } from '../limits.js';

/** Fields of a stored exam or test that an upload does not send. */
const INTERNAL_FIELDS: ReadonlySet<string> = new Set([
  'key',
  'examKey',
  'addresses',
  'formerIds',
  'contentHash',
  'updatedAt',
  'weight',
  'hidden',
  'deleted',
  'change',
  'unrecorded',
  'edit',
  'visibility',
  'publication',
  'revision',
  'previousRevision',
]);

/** The field name for the visibility of an exam or a test. */
const HIDDEN = 'hidden';

/** @returns the uploaded fields of a stored exam or test */
export function contentOf(stored: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => !INTERNAL_FIELDS.has(name) && value !== undefined),
  );
}

function toChange(field: string, before: unknown, after: unknown): FieldChange[] {
  if (before === undefined) return after === undefined ? [] : [{ field, change: 'added', after }];
  if (after === undefined) return [{ field, change: 'removed', before }];
  return canonicalJson(before) === canonicalJson(after) ? [] : [{ field, change: 'changed', before, after }];
}

/**
 * Compares two states of an exam or a test, so that the difference can be shown and undone.
 * @returns the whole fields that differ; none if they are too large to be stored
 */
export function listFieldChanges(before: object, after: object): FieldChange[] {
  const [old, now] = [contentOf(before), contentOf(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  const changes = [...names].flatMap((name) => toChange(name, old[name], now[name]));
  return Buffer.byteLength(JSON.stringify(changes)) > CHANGE_FIELDS_BYTES ? [] : changes;
}

/** @returns the field change of hiding or showing an exam or a test */
export const toVisibilityChange = (hidden: boolean): FieldChange[] => [
  { field: HIDDEN, change: 'changed', before: !hidden, after: hidden },
];

/** @returns whether the exam or test was hidden before; undefined when the change is not about its visibility */
export function visibilityBefore(fields: readonly FieldChange[]): boolean | undefined {
  const [first] = fields;
  return first?.field === HIDDEN ? first.before === true : undefined;
}

/** @returns the content before the changes. @param content the content after them */
export function revertFields(
  content: Readonly<Record<string, unknown>>,
  changes: readonly FieldChange[],
): Record<string, unknown> {
  const restored = { ...content };
  for (const { field, change, before } of changes) {
    if (change === 'added') Reflect.deleteProperty(restored, field);
    else restored[field] = before;
  }
  return restored;
}

const INVERSE = { added: 'removed', removed: 'added', changed: 'changed' } as const;

/** @returns the changes that an undo makes */
export const invertFieldChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.map(({ field, change, before, after }) => ({
    field,
    change: INVERSE[change],
    ...(after !== undefined && { before: after }),
    ...(before !== undefined && { after: before }),
  }));
