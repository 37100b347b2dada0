/** schema.org BreadcrumbList from the home page to a page. */
export const breadcrumbJsonLd = (
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
