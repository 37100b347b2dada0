/** The day on which a fact needs another check. */
export function reviewDay(checked, reviewAfterMonths) {
  const day = new Date(checked);
  const dayOfMonth = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + reviewAfterMonths);
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}

/**
 * Names every fact that is past its age.
 * @param {import('./read-facts.mjs').FactSubject[]} subjects
 * @param {string} today such as "2026-11-23"
 */
export const overdueFacts = (subjects, today) =>
  subjects.flatMap(({ subject, reviewAfterMonths, facts }) =>
    facts.flatMap(({ key, checked }) => {
      const due = reviewDay(checked, reviewAfterMonths);
      return due < today ? [`${subject}/${key}: checked on ${checked}, needed another check by ${due}`] : [];
    }),
  );

/** The day of a check: FACTS_DATE where it is set, else today. @throws {Error} when it is no day */
export function checkDay(environment = process.env) {
  const day = environment.FACTS_DATE ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new Error(`FACTS_DATE is "${day}", and needs a day such as 2026-11-23`);
  return day;
}
