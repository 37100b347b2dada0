import { Section } from '@mockingbird/ui';
import { DataTable } from '../page/data-table.js';
import { Unfold } from '../page/unfold.js';
import type { ActForm } from './act-form.js';
import { conversionRows } from './conversion.js';

/** The whole chart of right answers and scaled scores. */
export function ActConversion({ form }: { form: ActForm }) {
  return (
    <Section title="Conversion chart">
      <Unfold title={`Right answers for each scaled score, ${form.label}`}>
        <DataTable
          caption="Scaled score and right answers"
          columns={['Scaled', ...form.sections.map(({ name }) => name)]}
          rows={conversionRows(form.sections)}
          dense
        />
      </Unfold>
    </Section>
  );
}
