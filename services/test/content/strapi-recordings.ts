/** Answers in the shape of Strapi 5's REST API: flat attributes, `documentId`, components with their own small ids. */

const upload = (id: number, name: string) => ({
  id,
  documentId: `file${String(id).padStart(20, '0')}`,
  name: `${name}.png`,
  alternativeText: `A picture of ${name}`,
  caption: null,
  width: 1200,
  height: 630,
  formats: {
    thumbnail: {
      name: `thumbnail_${name}.png`,
      hash: `thumbnail_${name}_6c1f`,
      ext: '.png',
      mime: 'image/png',
      path: null,
      width: 245,
      height: 129,
      size: 12.4,
      sizeInBytes: 12400,
      url: `/uploads/thumbnail_${name}_6c1f.png`,
    },
  },
  hash: `${name}_6c1f`,
  ext: '.png',
  mime: 'image/png',
  size: 88.1,
  url: `/uploads/${name}_6c1f.png`,
  previewUrl: null,
  provider: 'local',
  provider_metadata: null,
  createdAt: '2025-03-01T09:00:00.000Z',
  updatedAt: '2025-03-01T09:00:00.000Z',
  publishedAt: '2025-03-01T09:00:00.000Z',
});

/** An entry with every field. */
export const fullEntry = (number: number, changes: Record<string, unknown> = {}) => ({
  id: number * 2,
  documentId: `post${String(number).padStart(20, '0')}`,
  title: `Entry ${number}`,
  slug: `entry-${number}`,
  excerpt: `What entry ${number} is about.`,
  publicationDate: `2025-${String(12 - (number % 12)).padStart(2, '0')}-10`,
  readingTime: 4,
  createdAt: '2025-03-02T10:11:12.131Z',
  updatedAt: '2025-03-03T10:11:12.131Z',
  publishedAt: '2025-03-03T10:11:12.140Z',
  locale: null,
  cover: upload(number, `cover-${number}`),
  baseImageFields: { id: number, url: 'https://pictures.example/preview.png', altText: 'A preview' },
  author: {
    id: 3,
    documentId: 'author00000000000000001',
    name: 'The desk',
    email: 'desk@private.example',
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    publishedAt: '2025-01-01T00:00:00.000Z',
    locale: null,
    avatar: upload(900, 'desk'),
  },
  seo: {
    id: number,
    metaTitle: `Entry ${number} explained`,
    metaDescription: 'A description',
    keywords: 'one, two',
    canonicalURL: `https://site.example/blog/entry-${number}`,
    metaRobots: 'index, follow',
  },
  blocks: [
    { __component: 'shared.rich-text', id: 1, body: '## A heading\n\nText with $\\frac{1}{3}$.' },
    { __component: 'shared.media', id: 1, file: upload(500, 'chart') },
    { __component: 'shared.quote', id: 1, title: 'A teacher', body: 'Read twice.' },
  ],
  ...changes,
});

/** What an editor gets who fills in only what must be. */
export const bareEntry = (number: number, changes: Record<string, unknown> = {}) => ({
  id: number * 2,
  documentId: `bare${String(number).padStart(20, '0')}`,
  title: `Bare ${number}`,
  slug: `bare-${number}`,
  excerpt: null,
  publicationDate: null,
  readingTime: null,
  createdAt: '2025-03-02T10:11:12.131Z',
  updatedAt: '2025-03-03T10:11:12.131Z',
  publishedAt: '2025-01-05T10:11:12.140Z',
  locale: null,
  cover: null,
  baseImageFields: null,
  author: null,
  seo: null,
  blocks: [],
  ...changes,
});

/** One page of a list, as the pagination of the REST API cuts it. */
export const listPage = (entries: readonly unknown[], page: number, pageSize: number) => ({
  data: entries.slice((page - 1) * pageSize, page * pageSize),
  meta: {
    pagination: { page, pageSize, pageCount: Math.ceil(entries.length / pageSize), total: entries.length },
  },
});

export const unauthorized = {
  data: null,
  error: { status: 401, name: 'UnauthorizedError', message: 'Missing or invalid credentials', details: {} },
};

export const serverError = {
  data: null,
  error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' },
};
