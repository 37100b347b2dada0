/** The keys of a record with their type, and the values. */
export const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] =>
  // A record of this package has no keys besides those of its type.
  Object.entries(record) as [Key, Value][];
