import { Section } from '@mockingbird/ui';
import { ContributionBars } from '../../figures/contribution-bars.js';
import { formatPercent } from '../../numbers/format-percent.js';
import type { Ratio } from '../../numbers/ratio.js';
import { roundHalfUp } from '../../numbers/round-half-up.js';
import { DataTable } from '../../page/data-table.js';
import type { ApData } from '../ap-data.js';
import { countUnits, type ApInputs } from '../scoring/estimate.js';
import type { Scale } from '../scoring/scale.js';
import classes from './ap-formula.module.css';
import * as messages from '../../messages/ap/parts.js';

export interface ApFormulaProps {
  exam: ApData['exam'];
  scale: Scale;
  inputs: ApInputs;
}

/** Formats a weight in percent. Unlike a total, it may be rounded. */
const formatWeight = ([numerator, denominator]: Ratio) =>
  (roundHalfUp(numerator * 10_000, denominator) / 100).toFixed(2);

/** Shows the formula, and what each part of the student's inputs adds. */
export function ApFormula({ exam, scale, inputs }: ApFormulaProps) {
  const { mcqTotal, mcqWeight, frqQuestions } = exam;
  const share = (units: number) => formatPercent([units, scale.whole]);
  const items = frqQuestions.map(({ name, maxScore, weight }, item) => {
    const points = inputs.frq[item] ?? 0;
    const adds = share(points * (scale.perPoint[item] ?? 0));
    return [name, messages.pointsOfMaxScore(points, maxScore), formatWeight(weight), adds];
  });
  const choice = [
    messages.mcqOfMcqTotal(inputs.mcq, mcqTotal),
    formatWeight(mcqWeight),
    share(inputs.mcq * scale.perMcq),
  ];
  const rows = [
    [messages.multipleChoice, ...choice],
    ...items,
    [messages.weightedTotal, '', '100.00', share(countUnits(scale, inputs))],
  ];
  const createPart = (name: string, units: number, weight: Ratio) => ({
    name,
    value: units / scale.whole,
    most: weight[0] / weight[1],
    text: messages.unitsOfWeight(share(units), formatWeight(weight)),
  });
  const parts = [
    createPart(messages.multipleChoice, inputs.mcq * scale.perMcq, mcqWeight),
    ...frqQuestions.map(({ name, weight }, item) =>
      createPart(name, (inputs.frq[item] ?? 0) * (scale.perPoint[item] ?? 0), weight),
    ),
  ];
  return (
    <Section title={messages.howTheEstimate}>
      <p className={classes.formula}>
        {messages.weightedTotal100Right(mcqTotal, mcqWeight[0] / mcqWeight[1])}
      </p>
      <p className={classes.note}>{messages.weCalculateExactly}</p>
      <DataTable
        caption={messages.yourInputsInTheFormula}
        columns={[messages.columnPart, messages.columnYours, messages.weight, messages.columnAdds]}
        rows={rows}
      />
      <div className={classes.bars}>
        <ContributionBars parts={parts} />
      </div>
    </Section>
  );
}
