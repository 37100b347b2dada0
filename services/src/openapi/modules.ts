/** The modules of the services, as the description sorts its calls, with the first parts of their addresses. */
export const MODULES = [
  { name: 'exam', description: 'Exams, mock tests, reports and statistics', places: ['exams', 'mocktests'] },
  {
    name: 'content',
    description: 'Articles, posts, newsletter and page views',
    places: ['articles', 'content'],
  },
  { name: 'auth', description: 'Accounts and signing in', places: ['auth'] },
  {
    name: 'upload',
    description: 'Publishing exams, tests and questions, and their history',
    places: ['upload'],
  },
  { name: 'releases', description: 'Versions of remotes and compositions', places: ['releases'] },
  { name: 'health', description: 'Health, and this description', places: ['health', 'openapi.json', 'docs'] },
] as const;

/**
 * @param path of a route, with its prefix
 * @returns the name of the module that answers it
 * @throws for a path of no module: each new place needs an entry above
 */
export function moduleOf(path: string): string {
  const [place = ''] = path
    .replace(/^\/api\//, '/')
    .split('/')
    .slice(1);
  const found = MODULES.find(({ places }) => places.some((known) => known === place));
  if (found === undefined)
    throw new Error(`No module is known for ${path}: add its place to openapi/modules.ts`);
  return found.name;
}
