/** The title of the browser tab. */
export const siteTitle = (title: string): string => `${title} | Mockingbird`;
