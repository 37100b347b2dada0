/** A value in a message. */
export type Value = string | number;

/** A text for each plural category of the language; `#` is the count. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();

/**
 * Chooses the text for a count, by the rules of a language (Unicode CLDR).
 * @param language BCP 47 tag
 */
export function plural(count: number, forms: PluralForms, language = 'en-US'): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return (forms[rule.select(count)] ?? forms.other).replaceAll('#', String(count));
}
