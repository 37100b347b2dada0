import { FactList, Faq, ScoreRing } from '@mockingbird/ui';
import type { ExampleGroup } from './example.js';

const facts = [
  { term: 'Right', value: 14 },
  { term: 'Wrong', value: 3 },
  { term: 'Skipped', value: 8 },
];

export const figures: ExampleGroup = {
  title: 'Figures',
  examples: [
    {
      name: 'ScoreRing',
      states: {
        Right: <ScoreRing percent={81.25} tone="right" label="Score: 81.25 percent" />,
        Wrong: <ScoreRing percent={35} tone="wrong" label="Score: 35 percent" />,
        Brand: <ScoreRing percent={100} tone="brand" label="Score: 100 percent" />,
        'Below zero': <ScoreRing percent={-12.5} tone="wrong" label="Score: minus 12.5 percent" />,
      },
    },
    {
      name: 'FactList',
      states: {
        Tiles: <FactList items={facts} layout="tiles" />,
        Rows: <FactList items={facts} layout="rows" />,
      },
    },
    {
      name: 'Faq',
      states: {
        Closed: (
          <Faq
            items={[
              { question: 'Is it free?', answer: 'Yes.' },
              { question: 'Do I need an account?', answer: 'No.' },
            ]}
          />
        ),
      },
    },
  ],
};
