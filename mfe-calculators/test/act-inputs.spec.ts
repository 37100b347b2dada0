import { describe, expect, it } from '@jest/globals';
import { ACT_FORMS } from '../src/act/scoring/act-form.js';
import { calculateComposite } from '../src/act/scoring/act-score.js';

/**
 * With `CALCULATOR_INPUTS=all`, every input of the classic ACT is checked: 7.8 million. Otherwise every seventh
 * count.
 */
const STEP = process.env.CALCULATOR_INPUTS === 'all' ? 1 : 7;
const MINUTE = 60_000;

/** round(raw / max x 36), one half up, in big integers. */
const exactScaled = (max: number): bigint[] =>
  Array.from({ length: max + 1 }, (_, raw) => (BigInt(raw) * 72n + BigInt(max)) / (2n * BigInt(max)));

const everyStep = (max: number) =>
  Array.from({ length: max + 1 }, (_, raw) => raw).filter((raw) => raw % STEP === 0);

describe('ACT composites against exact arithmetic', () => {
  it(
    'never differ',
    () => {
      const form = ACT_FORMS.classic;
      const [english = 0, math = 0, reading = 0, science = 0] = form.sections.map(({ maxScore }) => maxScore);
      const [inE = [], inM = [], inR = [], inS = []] = [english, math, reading, science].map(exactScaled);
      const differing: number[][] = [];
      for (const e of everyStep(english))
        for (const m of everyStep(math))
          for (const r of everyStep(reading))
            for (const s of everyStep(science)) {
              const sum = (inE[e] ?? 0n) + (inM[m] ?? 0n) + (inR[r] ?? 0n) + (inS[s] ?? 0n);
              const raw = [e, m, r, s];
              if (BigInt(calculateComposite(form, raw)) !== (2n * sum + 4n) / 8n) differing.push(raw);
            }
      expect(differing).toEqual([]);
    },
    5 * MINUTE,
  );
});
