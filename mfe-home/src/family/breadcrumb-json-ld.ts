/** The way from the home page to a page, for machines. */
export const breadcrumbData = (
  origin: string,
  crumbs: readonly { name: string; path: string }[],
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: origin + crumb.path,
  })),
});
