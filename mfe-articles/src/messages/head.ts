export const home = 'Home';
export const articles = 'Articles';
