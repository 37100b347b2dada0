import { Section } from '@mockingbird/ui';
import { ContributionBars } from '../../figures/contribution-bars.js';
import { DataTable } from '../../page/data-table.js';
import type { ActForm, ActSection } from '../scoring/act-form.js';
import {
  calculateComposite,
  calculateOtherComposite,
  findScaledScore,
  HIGHEST_SCALED,
} from '../scoring/act-score.js';
import classes from './act-guide.module.css';
import * as messages from '../../messages/act/parts.js';

const NONE = '–';

export interface ActFormulaProps {
  form: ActForm;
  /** The sections that the student takes. */
  sections: readonly ActSection[];
  raw: readonly number[];
}

/** The student's own numbers on their way to the composite, by both conversions. */
export function ActFormula({ form, sections, raw }: ActFormulaProps) {
  const { inComposite, conversion } = form;
  const rows = sections.map((section, at) => {
    const count = raw[at] ?? 0;
    const published = section.published ? findScaledScore(section, count, 'published') : NONE;
    const name = at < inComposite ? section.name : messages.sectionNotInTheComposite(section.name);
    return [
      name,
      messages.countOfMaxScore(count, section.maxScore),
      published,
      findScaledScore(section, count, 'linear'),
    ];
  });
  const own = calculateComposite(form, raw);
  const other = calculateOtherComposite(form, raw) ?? NONE;
  const composites = conversion === 'published' ? [own, other] : [other, own];
  return (
    <Section title={messages.howYourComposite}>
      <DataTable
        caption={messages.answersByChartAndLine}
        columns={[messages.columnSection, messages.columnRight, messages.columnChart, messages.columnLine]}
        rows={[...rows, [messages.composite, '', ...composites]]}
      />
      <div className={classes.bars}>
        <ContributionBars
          parts={sections.slice(0, inComposite).map((section, at) => {
            const score = findScaledScore(section, raw[at] ?? 0, conversion);
            return {
              name: section.name,
              value: score,
              most: HIGHEST_SCALED,
              text: messages.scoreOf36(score),
            };
          })}
        />
      </div>
    </Section>
  );
}
