/** The modules of the services, in the order of the API description, with the first path segments of their routes. */
export const MODULES = [
  {
    name: 'exam',
    description: 'Exams, mock tests, own tests, reports and statistics',
    segments: ['exams', 'mocktests', 'own-tests'],
  },
  {
    name: 'content',
    description: 'Articles, posts, newsletter and page views',
    segments: ['articles', 'content'],
  },
  { name: 'auth', description: 'Accounts and signing in', segments: ['auth'] },
  {
    name: 'upload',
    description: 'Publishing exams, tests and questions, and their history',
    segments: ['upload'],
  },
  { name: 'releases', description: 'Versions of remotes and compositions', segments: ['releases'] },
  {
    name: 'health',
    description: 'Health, and this description',
    segments: ['health', 'openapi.json', 'docs'],
  },
] as const;

/**
 * @param path path of a route, with the prefix
 * @returns the name of its module
 * @throws if no module has this path: add it to the table above
 */
export function moduleOf(path: string): string {
  const [segment = ''] = path
    .replace(/^\/api\//, '/')
    .split('/')
    .slice(1);
  const found = MODULES.find(({ segments }) => segments.some((known) => known === segment));
  if (found === undefined)
    throw new Error(`No module is known for ${path}: add its first segment to openapi/modules.ts`);
  return found.name;
}
