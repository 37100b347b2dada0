import { Faq, Section } from '@mockingbird/ui';
import { DataTable } from '../page/data-table.js';
import type { ActForm } from './scoring/act-form.js';
import { buildConversionRows } from './scoring/conversion-chart.js';

/** The full chart of right answers and scaled scores. */
export function ActConversion({ form }: { form: ActForm }) {
  return (
    <Section title="Conversion chart">
      <Faq
        items={[
          {
            question: `Right answers for each scaled score, ${form.label}`,
            answer: (
              <DataTable
                caption="Scaled score and right answers"
                columns={['Scaled', ...form.sections.map(({ name }) => name)]}
                rows={buildConversionRows(form.sections)}
                dense
              />
            ),
          },
        ]}
      />
    </Section>
  );
}
