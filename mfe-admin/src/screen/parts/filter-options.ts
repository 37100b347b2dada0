export interface SelectOption {
  value: string;
  label: string;
}

const fold = (text: string): string => text.toLowerCase();

/**
 * The options that contain every word of the search, in the label or in the value. The selected option always stays: a select
 * without it would show another one.
 */
export function filterOptions<Option extends SelectOption>(
  options: readonly Option[],
  search: string,
  selected: string,
): Option[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return options.filter(({ value, label }) => {
    const text = fold(`${label} ${value}`);
    return value === selected || words.every((word) => text.includes(word));
  });
}
