import { memo } from 'react';
import { Faq, Section } from '@mockingbird/ui';
import { DataTable } from '../../page/data-table.js';
import type { ActForm, Conversion } from '../scoring/act-form.js';
import { buildConversionRows } from '../scoring/conversion-chart.js';
import * as messages from '../../messages/act/parts.js';

const TITLES = {
  published: messages.publishedChartOfRightAnswers,
  linear: messages.straightLineRightAnswers,
} as const;

const CAPTIONS = {
  published: messages.scaledScoreAndRight,
  linear: messages.scaledScoreAndRightAnswers,
} as const;

/** The full charts of right answers and scaled scores. */
export const ActConversion = memo(function ActConversion({ form }: { form: ActForm }) {
  const { sections, conversion } = form;
  const hasChart = sections.every(({ published }) => published);
  // Beside the published chart, the straight line needs no table: the guide has its formula.
  const all: Conversion[] = conversion === 'published' ? ['published'] : ['linear', 'published'];
  return (
    <Section title={messages.conversionChart}>
      <Faq
        items={all
          .filter((each) => each === 'linear' || hasChart)
          .map((each) => ({
            question: TITLES[each],
            answer: (
              <DataTable
                caption={`${CAPTIONS[each]}, ${form.label}`}
                columns={[messages.columnScaled, ...sections.map(({ name }) => name)]}
                rows={buildConversionRows(sections, each)}
                dense
              />
            ),
          }))}
      />
    </Section>
  );
});
