/** The title of a page as browsers and search engines show it. */
export const siteTitle = (title: string): string => `${title} | Mockingbird`;
