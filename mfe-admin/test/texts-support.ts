import type { StoredText, TextRow } from '@mockingbird/contracts';
import type { TextCalls } from '@mockingbird/platform';
import { open } from './support.js';

export const url = '/admin/texts';
export const ROW: TextRow = {
  id: 'post.first-steps',
  kind: 'post',
  state: 'published',
  title: 'First steps',
  path: '/blog/first-steps',
  publicationDate: '2026-11-20',
  editedBy: 'ada',
  editedAt: '2026-11-21T08:00:00.000Z',
};
export const STORED: StoredText = {
  row: ROW,
  revision: 'a'.repeat(32),
  text: {
    title: 'First steps',
    slug: 'first-steps',
    excerpt: 'How to begin.',
    publicationDate: '2026-11-20',
    readingTime: 1,
    seo: { metaTitle: 'Begin', canonicalURL: 'https://other.example/x' },
    blocks: [
      { kind: 'richText', body: 'Hello.' },
      { kind: 'quote', body: 'Begin early.', title: 'A teacher' },
    ],
  },
};

const refuse = (name: string) => () => Promise.reject(new Error(`${name}: not expected in this test`));

export const textCalls = (calls: Partial<TextCalls> = {}): TextCalls => ({
  texts: refuse('texts'),
  storedText: async () => STORED,
  proposedText: refuse('proposedText'),
  textHistory: refuse('textHistory'),
  textCategories: async () => [
    { examId: 'SAMPLE_EXAM', examTitle: 'Sample Exam', slug: 'signs', title: 'Signs' },
  ],
  previewText: async (blocks) =>
    blocks.map((block) =>
      block.kind === 'richText' ? { ...block, html: `<p>${block.body}</p>`, headings: [] } : block,
    ),
  linkText: refuse('linkText'),
  contentIssues: async () => ({ files: [] }),
  media: refuse('media'),
  uploadMedia: refuse('uploadMedia'),
  ...calls,
});

/** Opens the screen of texts. Calls that the test does not expect fail. */
export const openTexts = (
  path: string,
  texts: Partial<TextCalls> = {},
  calls: Parameters<typeof open>[1] = {},
) => open(path, { ...calls, api: { texts: async () => textCalls(texts) } });
