import { Field, SearchField } from '@mockingbird/ui';
import type { ExampleGroup } from './example.js';

export const forms: ExampleGroup = {
  title: 'Forms',
  examples: [
    {
      name: 'Field',
      states: {
        Empty: <Field label="Name">{(control) => <input {...control} />}</Field>,
        'With a hint': (
          <Field label="Password" hint="At least 12 characters.">
            {(control) => <input {...control} type="password" />}
          </Field>
        ),
        'With an error': (
          <Field label="Email" error="An address has the sign @.">
            {(control) => <input {...control} type="email" defaultValue="ada.example" />}
          </Field>
        ),
        Disabled: (
          <Field label="Region">{(control) => <input {...control} disabled defaultValue="India" />}</Field>
        ),
        'A list': (
          <Field label="Exam">
            {(control) => (
              <select {...control}>
                <option>SAT</option>
                <option>ACT</option>
              </select>
            )}
          </Field>
        ),
        'Several lines': <Field label="What is wrong?">{(control) => <textarea {...control} />}</Field>,
      },
    },
    {
      name: 'SearchField',
      states: {
        'With a button': <SearchField label="Search exams" placeholder="Exam or topic" action="/search" />,
        'A filter': <SearchField label="Filter topics" button={null} />,
      },
    },
  ],
};
