const SINGULAR = [
  'km/h',
  'kmph',
  'm/s',
  'm/min',
  'km²',
  'cm²',
  'mm²',
  'm²',
  'km³',
  'cm³',
  'mm³',
  'm³',
  'km',
  'cm',
  'mm',
  'kg',
  'ml',
  'm',
  'g',
  'litre',
  'hour',
  'minute',
  'second',
  'day',
  'week',
  'month',
  'year',
  'metre',
  'kilometre',
  'gram',
  'degree',
  '°',
];

/** The unit with which a text begins, in the singular: `hour` for `hours`; else an empty text. */
export function unitAt(text: string): string {
  const start = text.replace(/^[\s-]*/, '');
  const unit = SINGULAR.find((name) => {
    if (!start.startsWith(name)) return false;
    const rest = start.slice(name.length).replace(/^s\b/, '');
    return !/^[a-z/²³]/i.test(rest);
  });
  return unit ?? '';
}
