/**
 * Field names that earlier releases of Mockingbird send and expect, and their current names. Shells, gates, services and `mb`
 * are deployed separately, so each must understand the others. Schemas named `received...` parse current and earlier names;
 * schemas named `sent...` add the earlier ones. Delete this folder when no earlier release runs any more.
 */

/** Current names and earlier ones. */
const EARLIER_NAMES = new Map([
  ['affected', 'troubled'],
  ['errorSeries', 'troubles'],
  ['issues', 'faults'],
  ['monitoredUntil', 'watchedUntil'],
  ['retained', 'kept'],
]);
const CURRENT_NAMES = new Map([...EARLIER_NAMES].map(([current, earlier]) => [earlier, current]));

/** Maps the fields of a JSON value, and of all values in it. */
function mapFields(
  value: unknown,
  map: (name: string, field: unknown, names: object) => [string, unknown][],
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => map(name, mapFields(field, map), value)),
  );
}

/** Renames fields with earlier names, at any depth. A field with the current name wins. */
export const toCurrentNames = (value: unknown): unknown =>
  mapFields(value, (name, field, names) => {
    const current = CURRENT_NAMES.get(name) ?? name;
    return current !== name && Object.hasOwn(names, current) ? [] : [[current, field]];
  });

/** Adds the earlier names beside the current ones, at any depth. */
export const addEarlierNames = (value: unknown): unknown =>
  mapFields(value, (name, field) => {
    const earlier = EARLIER_NAMES.get(name);
    return earlier === undefined
      ? [[name, field]]
      : [
          [name, field],
          [earlier, field],
        ];
  });
