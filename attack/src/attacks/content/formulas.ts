import { FORMULA_VECTORS } from '../../../../services/test/text/formula-vectors.js';
import { formOf, questionWith, sendForm } from '../../http/upload-questions.js';
import { sample, type Attack } from '../../runner/attack.js';

/** Formulas that are slow or large without a macro of their own. */
const HEAVY: readonly string[] = [
  '{'.repeat(5_000),
  `${'{'.repeat(2_000)}x${'}'.repeat(2_000)}`,
  String.raw`\frac`.repeat(2_000),
  `${String.raw`\frac{1}{`.repeat(500)}x${'}'.repeat(500)}`,
  `${String.raw`\sqrt{`.repeat(1_000)}x${'}'.repeat(1_000)}`,
  `x${'^{x'.repeat(1_000)}${'}'.repeat(1_000)}`,
  `${String.raw`\left(`.repeat(1_000)}x${String.raw`\right)`.repeat(1_000)}`,
  String.raw`\begin{matrix}${'a&'.repeat(5_000)}a\end{matrix}`,
  String.raw`\begin{matrix}`.repeat(300),
  String.raw`\rule{99999999em}{99999999em}`,
  String.raw`\kern99999999em x`,
  String.raw`\phantom{`.repeat(500) + 'x' + '}'.repeat(500),
  'x'.repeat(60_000),
  String.raw`\text{${'é'.repeat(20_000)}}`,
];

/** The beginning of the message about a formula that is not rendered. */
const UNREADABLE = 'This formula cannot be read';

/** Formulas that grow, define macros or nest, in questions of an admin. Nothing is stored. */
export const formulas: Attack = {
  name: 'formulas',
  run: async (context) => {
    const { tally } = context;
    for (const tex of sample(FORMULA_VECTORS, context, 8)) {
      const file = JSON.stringify([questionWith({ questionText: `$${tex}$` })]);
      const outcome = await sendForm(context, formOf(file));
      tally.check(
        tex.slice(0, 60),
        outcome,
        ({ status, text }) => status === 200 && text.includes(UNREADABLE),
      );
    }
    for (const tex of sample(HEAVY, context, 4)) {
      const file = JSON.stringify([questionWith({ questionText: `$${tex}$`, explanation: `$$${tex}$$` })]);
      // Rendered within the limits, shown as its source, or too long.
      tally.check(tex.slice(0, 60), await sendForm(context, formOf(file)), [200, 400]);
    }
    const all = FORMULA_VECTORS.map((tex, at) =>
      questionWith({ questionId: `q${at}`, explanation: `$${tex}$` }),
    );
    const together = await sendForm(context, formOf(JSON.stringify(all)));
    tally.check(
      'all in one file',
      together,
      ({ status, text }) => status === 200 && text.includes(UNREADABLE),
    );
  },
};
