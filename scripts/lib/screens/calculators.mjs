import { visit } from './reach.mjs';

export const CALCULATOR_SCREENS = {
  tools: visit('/tools'),
  'external-calculators': visit('/tools/external-calculators'),
  sat: visit('/tools/sat-score-calculator?math=18.15&rw=22.19'),
  act: visit('/tools/act-score-calculator?raw=61.44.31.28'),
  'act-enhanced': visit('/tools/act-score-calculator?test=enhanced&raw=40.30.27'),
  apush: visit('/tools/apush-score-calculator?mcq=41&frq=2.3.2.5.4'),
  'ap-bio': visit('/tools/ap-bio-score-calculator?mcq=42&frq=6.7.3.2.3.4'),
};
