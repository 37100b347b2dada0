import { visit } from './reach.mjs';

export const CALCULATOR_SCREENS = {
  tools: visit('/tools'),
  'external-calculators': visit('/tools/external-calculators'),
  sat: visit('/tools/sat-score-calculator?math=18.15&rw=22.19'),
  'sat-example': visit('/tools/sat-score-calculator'),
  act: visit('/tools/act-score-calculator?test=today&raw=31.27.20.22'),
  'act-classic': visit('/tools/act-score-calculator?raw=61.44.31.28'),
  apush: visit('/tools/apush-score-calculator?mcq=41&frq=2.3.2.5.4'),
  'ap-bio': visit('/tools/ap-bio-score-calculator?format=today&mcq=42&frq=6.7.3.2.3.4'),
  'ap-start': visit('/tools/ap-bio-score-calculator'),
};
