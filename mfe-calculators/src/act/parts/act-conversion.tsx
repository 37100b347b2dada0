import { memo } from 'react';
import { Faq, Section } from '@mockingbird/ui';
import { DataTable } from '../../page/data-table.js';
import type { ActForm, Conversion } from '../scoring/act-form.js';
import { buildConversionRows } from '../scoring/conversion-chart.js';

const TITLES = {
  published: 'Published chart of a classic test: right answers for each scaled score',
  linear: 'Straight line: right answers for each scaled score',
} as const;

const CAPTIONS = {
  published: 'Scaled score and right answers by the published chart of a classic test',
  linear: 'Scaled score and right answers by the straight line',
} as const;

/** The full charts of right answers and scaled scores. */
export const ActConversion = memo(function ActConversion({ form }: { form: ActForm }) {
  const { sections, conversion } = form;
  const hasChart = sections.every(({ published }) => published);
  // Beside the published chart, the straight line needs no table: the guide has its formula.
  const all: Conversion[] = conversion === 'published' ? ['published'] : ['linear', 'published'];
  return (
    <Section title="Conversion chart">
      <Faq
        items={all
          .filter((each) => each === 'linear' || hasChart)
          .map((each) => ({
            question: TITLES[each],
            answer: (
              <DataTable
                caption={`${CAPTIONS[each]}, ${form.label}`}
                columns={['Scaled', ...sections.map(({ name }) => name)]}
                rows={buildConversionRows(sections, each)}
                dense
              />
            ),
          }))}
      />
    </Section>
  );
});
