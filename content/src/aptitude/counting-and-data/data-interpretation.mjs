import { KHAN_MATH, NCERT } from '../resources.mjs';

export const dataInterpretation = {
  name: 'Data Interpretation',
  description:
    'Reading tables and pie charts: growth, averages, ratios, shares and weighted marks, calculated quickly and exactly.',
  difficulty: 'medium',
  topics: ['Tables', 'Pie charts', 'Growth rates', 'Averages and ratios', 'Weighted averages'],
  keywords:
    'data interpretation questions, pie chart, table chart, percentage growth, bank PO data interpretation',
  keyInformation: [
    'Growth percent = change × 100 ÷ the earlier value.',
    'In a pie chart 1% takes 3.6 degrees.',
    'Estimate first: the options often lie far enough apart to choose without the last digit.',
  ],
  didYouKnow: [
    'Florence Nightingale used circular charts in 1858 to show why soldiers died, and changed army hospitals with them.',
    'William Playfair drew the first bar charts in 1786 and the first pie chart in 1801.',
  ],
  faqs: [
    [
      'Should I read all the data first?',
      'Read the heading, the units and the years first; look up single figures only when a question asks for them.',
    ],
    [
      'What is the commonest mistake?',
      'Dividing by the later value instead of the earlier one in a growth rate.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 46,
};
