import type { Setting } from '../kit/setting.js';

type Wording<Parameters> = (parameters: Parameters, setting: Setting) => string;

/** Ways to ask for the value of a formula, given in TeX without dollar signs. */
export const valueWordings = <Parameters>(
  formula: (parameters: Parameters) => string,
): Wording<Parameters>[] => [
  (p, s) => `What is the ${s.pick(['value', 'exact value'])} of $${formula(p)}$?`,
  (p, s) => `${s.pick(['Simplify', 'Evaluate', 'Find the value of', 'Work out'])} $${formula(p)}$.`,
  (p, s) =>
    `${s.person.name} has to work out $${formula(p)}$ ${s.pick(['without a calculator', 'in a mock test', 'on the board', 'as homework'])}. What is the right result?`,
  (p, s) =>
    `${s.pick(['A card in a maths game', 'A question of a quiz', 'A line of a worksheet'])} reads: $${formula(p)}$. Which value is equal to it?`,
];
