import { type Value } from '@mockingbird/remote-kit';

export const menu = 'Menu';
export const searchTheSite = 'Search the site';
export const siteSearch = 'Site search';
export const searchExams = 'Search exams';
export const search = 'Search';
export const mockingbird = 'Mockingbird';
export const main = 'Main';
export const region = 'Region';
export const unitedStates = 'United States';
export const india = 'India';
export const everywhereElse = 'Everywhere else';
export const themeIs = (theme: Value) => `Theme: ${theme}`;
export const themeSystem = 'System';
export const themeLight = 'Light';
export const themeDark = 'Dark';
