/** The title of a page as browsers show it. */
export const siteTitle = (title: string): string => `${title} | Mockingbird`;
