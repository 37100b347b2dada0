import { Section } from '@mockingbird/ui';
import { DataTable } from '../page/data-table.js';
import { describeCredit, CUT_OFFS } from './scoring/cut-offs.js';
import { estimateScore, type ApInputs } from './scoring/estimate.js';
import type { Scale } from './scoring/scale.js';
import classes from './ap-cut-offs.module.css';

/** The table of cut-offs. The row of the student's total is marked. */
export function ApCutOffs({ scale, inputs }: { scale: Scale; inputs: ApInputs }) {
  const score = estimateScore(scale, inputs);
  return (
    <Section title="Cut-offs and what they mean">
      <div className={classes.cutOffs}>
        <DataTable
          caption="AP score by weighted total"
          columns={['AP score', 'Total from', 'Label', 'College credit']}
          rows={CUT_OFFS.map(({ score: each, from, label }) => [each, from, label, describeCredit(each)])}
          current={CUT_OFFS.findIndex((each) => each.score === score)}
        />
        <p className={classes.note}>
          <strong>A strict estimate.</strong> Real cut-offs are set for each exam and are usually lower than
          85, 70, 50 and 35: the real score is more often better than this one than worse.
        </p>
      </div>
    </Section>
  );
}
