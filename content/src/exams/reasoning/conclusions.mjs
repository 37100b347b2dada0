/** Options of a question with two conclusions, in the usual order. */
export const FOUR = ['Only I follows', 'Only II follows', 'Both I and II follow', 'Neither I nor II follows'];

export const FIVE = [
  'Only I follows',
  'Only II follows',
  'Either I or II follows',
  'Neither I nor II follows',
  'Both I and II follow',
];

const lines = (statements, conclusions) =>
  `Statements: ${statements.join(' ')}\nConclusion I: ${conclusions[0]}\nConclusion II: ${conclusions[1]}`;

/**
 * A syllogism. Every class in it has members, as these exams assume.
 * @param {object} parts
 * @param {string[]} parts.statements
 * @param {[string, string]} parts.conclusions
 * @param {string[]} parts.options FOUR or FIVE
 * @param {number} parts.key
 * @param {string} parts.why
 * @param {[string, string, string][][]} parts.logic the statements and the two conclusions as [kind, subject,
 * predicate]
 * @returns {import('../assemble/draft.mjs').Draft}
 */
export const syllogism = ({ statements, conclusions, options, key, why, logic }) => ({
  ask: `Each group has members. Take the statements as true, whatever common knowledge says. Which conclusion follows?\n${lines(statements, conclusions)}`,
  options,
  key,
  why,
  topic: 'Syllogism',
  level: 'medium',
  proof: { rule: 'syllogism', premises: logic[0], conclusions: logic[1] },
});

/**
 * Two conclusions from a chain of inequalities such as "P ≥ Q = R".
 * @returns {import('../assemble/draft.mjs').Draft}
 */
export const inequality = ({ statements, conclusions, key, why }) => ({
  ask: `Take the statements as true. Which conclusion follows?\n${lines([statements.join('; ')], conclusions)}`,
  options: FIVE,
  key,
  why,
  topic: 'Inequalities',
  level: 'easy',
  proof: { rule: 'inequality', statements, conclusions },
});
