export const SITE_NAME = 'Mockingbird';

/** The title of a page with the name of the site. */
export const fullTitle = (title: string): string =>
  title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
