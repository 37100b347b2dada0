import * as ui from '@mockingbird/ui';
import { BesideMotif, BrandMark, Icon, Motif, PageTitle, type MotifName } from '@mockingbird/ui';
import classes from '../styleguide.module.css';
import { entriesOf } from './entries-of.js';
import type { ExampleGroup } from './example.js';

const MOTIFS: Readonly<Record<MotifName, true>> = {
  dmv: true,
  ssc: true,
  ibps: true,
  rrb: true,
  sat: true,
  act: true,
  calculators: true,
  aptitude: true,
  practice: true,
  articles: true,
  verbal: true,
  reasoning: true,
};

const icons = Object.entries(ui).flatMap(([name, value]) =>
  name.endsWith('Icon') && typeof value === 'string' ? [{ name, drawing: value }] : [],
);

export const pictures: ExampleGroup = {
  title: 'Pictures',
  examples: [
    { name: 'BrandMark', states: { Mark: <BrandMark /> } },
    {
      name: 'Icon',
      states: {
        'Every icon': (
          <ul className={classes.icons}>
            {icons.map(({ name, drawing }) => (
              <li key={name}>
                <Icon drawing={drawing} />
                {name}
              </li>
            ))}
          </ul>
        ),
      },
    },
    {
      name: 'Motif',
      states: Object.fromEntries(entriesOf(MOTIFS).map(([name]) => [name, <Motif name={name} />])),
    },
    {
      name: 'BesideMotif',
      states: {
        'Beside a title': (
          <BesideMotif name="sat">
            <PageTitle lead="Two sections, 98 questions.">SAT</PageTitle>
          </BesideMotif>
        ),
      },
    },
  ],
};
