export const allPages = 'All pages';
export const aListOfEvery = 'A list of every exam, topic and page on Mockingbird.';
