/** Reads a text field's value; empty when it is missing. */
export const readText = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};
