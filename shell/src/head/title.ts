export const SITE_NAME = 'Mockingbird';

/** A page's title as the tab shows it. */
export const fullTitle = (title: string): string =>
  title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
