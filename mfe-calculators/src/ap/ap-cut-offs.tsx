import { Section } from '@mockingbird/ui';
import { DataTable } from '../page/data-table.js';
import { creditOf, CUT_OFFS } from './cut-offs.js';
import { estimate, type ApInputs } from './estimate.js';
import type { Scale } from './scale.js';
import classes from './ap-cut-offs.module.css';

const rangeOf = (from: number, index: number) => {
  const above = CUT_OFFS[index - 1];
  return above ? `${from} to below ${above.from}` : `${from} to 100`;
};

/** The whole table of cut-offs; the row of the reader's own total is marked. */
export function ApCutOffs({ scale, inputs }: { scale: Scale; inputs: ApInputs }) {
  const score = estimate(scale, inputs);
  return (
    <Section title="Cut-offs and what they mean">
      <div className={classes.cutOffs}>
        <DataTable
          caption="AP score by weighted total"
          columns={['AP score', 'Weighted total', 'Label', 'College credit']}
          rows={CUT_OFFS.map((each, index) => [
            each.score,
            rangeOf(each.from, index),
            each.label,
            creditOf(each.score),
          ])}
          current={CUT_OFFS.findIndex((each) => each.score === score)}
        />
        <p className={classes.note}>
          <strong>A strict estimate.</strong> Real cut-offs are set anew for every exam and are usually lower
          than 85, 70, 50 and 35: the real score is more often better than this one than worse.
        </p>
      </div>
    </Section>
  );
}
