export const whereTheseNumbersCome = 'Where these numbers come from';
export const notAnOfficialPage = 'Not an official page. ';
export const from = 'From';
export const checked = ', checked on';
