/** A `remote.json` with a page, a failing page, a redirect and a resource. */
export const descriptor = {
  name: 'sample',
  owner: 'testing',
  apiVersion: 1,
  routes: [
    { id: 'exam', path: '/exam/:examId', query: ['from'] },
    { id: 'stylish', path: '/stylish' },
    { id: 'shaky', path: '/shaky' },
    { id: 'moved', path: '/moved' },
    { id: 'sitemap', path: '/sitemap', kind: 'document' },
    { id: 'feed', path: '/feed.xml', kind: 'resource' },
  ],
};
