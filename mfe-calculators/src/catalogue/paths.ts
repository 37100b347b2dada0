export const HUB_PATH = '/tools';

export const EXTERNAL_PATH = '/tools/external-calculators';

export const SAT_PATH = '/tools/sat-score-calculator';

export const ACT_PATH = '/tools/act-score-calculator';
