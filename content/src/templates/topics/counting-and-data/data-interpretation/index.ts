import { rupees, type QuestionSet, type Random, type SetTopic } from '../../../kit/index.js';
import { barChart, lineChart, pieChart, type ChartData } from './charts.js';
import { comparingTemplates } from './comparing.js';
import { createFigures, tableOf, type Figures } from './figures.js';
import { planningTemplates } from './planning.js';
import { readingTemplates } from './reading.js';
import { createShares, isSensibleShare, shareTemplates } from './shares.js';

const templatesOf = (figures: Figures) => [
  ...readingTemplates(figures),
  ...comparingTemplates(figures),
  ...planningTemplates(figures),
];

const table =
  (rows: number) =>
  (random: Random): QuestionSet => {
    const figures = createFigures(random, rows);
    return {
      passage: `The table shows: ${figures.title}, by ${figures.when}.\n${tableOf(figures)}`,
      templates: templatesOf(figures),
    };
  };

const chart =
  (name: string, rows: number, draw: (data: ChartData) => string) =>
  (random: Random): QuestionSet => {
    const figures = createFigures(random, rows);
    return {
      passage: `The ${name} shows: ${figures.title}, by ${figures.when}.\n${tableOf(figures)}`,
      passageImage: draw(figures),
      templates: templatesOf(figures),
    };
  };

function pie(random: Random): QuestionSet {
  let shares = createShares(random);
  while (!isSensibleShare(shares)) shares = createShares(random);
  const { whole, amount, uses, percents } = shares;
  const rows = uses.map((use, index) => `| ${use} | ${percents[index] ?? 0}% |`);
  return {
    passage: `The pie chart shows how ${whole}, ${rupees(amount)}, is shared.\n| Part | Share |\n| --- | --- |\n${rows.join('\n')}`,
    passageImage: pieChart(uses, percents),
    templates: shareTemplates(shares),
  };
}

export const dataInterpretation: SetTopic = {
  slug: 'data-interpretation',
  name: 'Data Interpretation',
  kinds: [table(3), chart('bar chart', 2, barChart), pie, chart('line graph', 2, lineChart), table(4)],
};
