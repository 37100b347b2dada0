import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A post as Strapi 5 returns it, with required fields only. */
const post = (slug: string, title: string) => ({
  id: 1,
  documentId: 'post00000000000000000001',
  title,
  slug,
  excerpt: 'What it is about.',
  publicationDate: '2026-01-10',
  createdAt: '2026-01-10T10:11:12.131Z',
  updatedAt: '2026-01-10T10:11:12.131Z',
  publishedAt: '2026-01-10T10:11:12.140Z',
  locale: null,
  cover: null,
  author: null,
  seo: null,
  blocks: [{ __component: 'shared.rich-text', id: 1, body: '## A heading\n\nSome text.' }],
});

export interface StrapiStandIn {
  url: string;
  close: () => Promise<void>;
}

/** A server on loopback that responds like a Strapi with one post. */
export async function startStrapiStandIn(slug: string, title: string): Promise<StrapiStandIn> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 1 };
    response.end(JSON.stringify({ data: [post(slug, title)], meta: { pagination } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // The type of a listening server's address is always an object with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
