import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SourceBlock } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import katex from 'katex';
import { readAllFacts } from '../src/facts/read-facts.mjs';
import { loadArticles, loadBank, loadPosts } from '../src/index.mjs';
import { formulasIn } from './exams/maths-text.mjs';

/** Pages of the specification without a part that differs. */
const SITE = [
  '/',
  '/about',
  '/aptitude',
  '/articles',
  '/blog',
  '/exam-tips',
  '/practice-tests',
  '/privacy',
  '/study-guides',
  '/terms',
  '/tools',
  '/tools/external-calculators',
];
/** Sources that lessons name. */
const SOURCES = [
  'https://ncert.nic.in/textbook.php',
  'https://satsuite.collegeboard.org/',
  'https://www.act.org/',
  'https://mutcd.fhwa.dot.gov/',
];
/** Posts about this site alone. They state nothing that another source would have to say. */
const ABOUT_THIS_SITE = ['how-our-questions-are-checked', 'practise-well-on-a-phone'];
/** The day of a check, as somebody would write it by hand. */
const TYPED_CHECK = /checked\s+(?:on|in|against)\b[^.]{0,40}\d{4}/i;
const CALCULATORS = [
  'sat',
  'act',
  'apush',
  'ap-lang',
  'ap-bio',
  'ap-chem',
  'ap-lit',
  'ap-gov',
  'ap-psych',
  'ap-calc-ab',
  'ap-calc-bc',
  'ap-world',
  'ap-physics',
  'ap-csa',
  'ap-euro',
  'ap-macro',
  'ap-physics-1',
  'ap-physics-c',
  'ap-csp',
];

const { categories, articles, issues: articleIssues } = await loadArticles();
const { posts, issues: postIssues } = await loadPosts();
const entries = [...articles, ...posts];

const markdownOf = (blocks: readonly SourceBlock[]) =>
  blocks.map((block) => (block.kind === 'richText' ? block.body : '')).join('\n\n');
const linksIn = (markdown: string) =>
  [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address ?? '');
const withoutCode = (markdown: string) => markdown.replace(/`[^`]*`/g, '');

describe('the articles and posts that ship', () => {
  it('are all right', () => {
    expect([...articleIssues, ...postIssues]).toEqual([]);
  });

  it('are articles in categories of exams of the bank, some guides and some tips, and posts', async () => {
    const { exams } = await loadBank();
    const known = new Set(exams.map(({ exam }) => exam.examId));
    for (const wanted of ['guide', 'tips']) {
      expect(categories.filter(({ kind }) => kind === wanted).length).toBeGreaterThanOrEqual(4);
    }
    expect(articles.length).toBeGreaterThanOrEqual(60);
    expect(posts.length).toBeGreaterThanOrEqual(20);
    expect(categories.filter(({ examId }) => !known.has(examId))).toEqual([]);
    for (const { examId, slug } of categories) {
      const inside = articles.filter((article) => article.examId === examId && article.categorySlug === slug);
      expect(inside.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('are there for every exam that has a page', async () => {
    const { exams } = await loadBank();
    const pages = exams.filter(({ file }) => file.startsWith('bank/exams/'));
    expect(pages.length).toBeGreaterThanOrEqual(15);
    const withArticles = new Set(articles.map(({ examId }) => examId));
    expect(pages.map(({ exam }) => exam.examId).filter((examId) => !withArticles.has(examId))).toEqual([]);
  });

  it.each(entries.map((entry) => [entry.slug, entry] as const))('%s is whole', (_, entry) => {
    const markdown = markdownOf(entry.blocks);
    const words = markdown.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(1_200);
    expect(entry.readingTime).toBeGreaterThanOrEqual(2);
    expect(markdown.match(/^#{2,3} /gm)?.length).toBeGreaterThanOrEqual(4);
    expect(markdown).not.toMatch(/^# /m);
    expect(markdown).toMatch(/^\|.*\|$/m);
    expect(markdown).toMatch(/^(- |\d\. )/m);
    expect(entry.blocks.filter(({ kind }) => kind === 'quote')).toHaveLength(1);
    expect(entry.seo?.metaDescription).toBeDefined();
    expect(entry.author?.name).toBe('Mockingbird editorial team');
    expect(entry.cover?.alternativeText).toMatch(/\w/);
    expect(entry.seo?.keywords?.split(', ').length).toBeGreaterThanOrEqual(3);
  });

  it('differ in title, description and cover', () => {
    const countDistinct = (of: (entry: (typeof entries)[number]) => string | undefined) =>
      new Set(entries.map(of)).size;
    expect(countDistinct(({ title }) => title)).toBe(entries.length);
    expect(countDistinct(({ seo }) => seo?.metaTitle)).toBe(entries.length);
    expect(countDistinct(({ seo }) => seo?.metaDescription)).toBe(entries.length);
    expect(countDistinct(({ cover }) => cover?.url)).toBe(entries.length);
  });

  it.each(['digital SAT', 'ACT', 'AP', 'algebra', 'statistics'])('have a post that %s finds', (keyword) => {
    const keywords = posts.map(({ seo }) => seo?.keywords?.split(', ') ?? []);
    expect(keywords.filter((of) => of.includes(keyword))).not.toEqual([]);
  });

  it('hold no day of a check that somebody typed: it comes from the fact', async () => {
    const home = join(import.meta.dirname, '..');
    for (const folder of ['articles', 'posts']) {
      const names = await readdir(join(home, folder), { recursive: true });
      for (const name of names.filter((path) => /\.(md|yaml)$/.test(path))) {
        const text = await readFile(join(home, folder, name), 'utf8');
        expect([name, TYPED_CHECK.exec(text)?.[0]]).toEqual([name, undefined]);
      }
    }
  });

  it('name a source with its address, every article and every post about an exam or about learning', () => {
    const silent = entries
      .filter(({ blocks }) => !linksIn(markdownOf(blocks)).some((link) => link.startsWith('https://')))
      .map(({ slug }) => slug);
    expect(silent.toSorted()).toEqual(ABOUT_THIS_SITE);
  });

  it('say on which day the rules of the exam were checked, where they give tips for it', () => {
    const tips = categories.filter(({ kind }) => kind === 'tips');
    const isTip = ({ examId, categorySlug }: { examId: string; categorySlug: string }) =>
      tips.some((category) => category.examId === examId && category.slug === categorySlug);
    for (const { slug, blocks } of articles.filter(isTip)) {
      expect([slug, /checked on \d+ \w+ \d{4}/i.test(markdownOf(blocks))]).toEqual([slug, true]);
    }
  });

  it('hold formulas that can be rendered, and no HTML', () => {
    for (const { slug, blocks } of entries) {
      const markdown = withoutCode(markdownOf(blocks));
      const { formulas, open } = formulasIn(markdown);
      expect([slug, formulas.length > 0, open]).toEqual([slug, true, false]);
      for (const tex of formulas) {
        expect(() => katex.renderToString(tex, { output: 'mathml', throwOnError: true })).not.toThrow();
      }
      expect([slug, /<\/?[a-z]/i.test(markdown)]).toEqual([slug, false]);
    }
  });

  it('hold pictures of their own that load nothing and run nothing', () => {
    const media = entries.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'media' ? [block.file] : [])),
    );
    expect(media.length).toBeGreaterThanOrEqual(3);
    const pictures = [...media, ...entries.flatMap(({ cover }) => (cover === undefined ? [] : [cover]))];
    for (const { url } of pictures) {
      expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg/);
      expect(url.length).toBeLessThan(4_000);
      expect(decodeURIComponent(url)).not.toMatch(/script|href|url\(|foreignObject|\son\w+=|style/);
    }
  });

  it('lead to addresses that exist', async () => {
    const { exams } = await loadBank();
    const known = new Set([
      ...readAllFacts().flatMap(({ facts }) => facts.map(({ address }) => address)),
      ...SOURCES,
      ...SITE,
      ...CALCULATORS.map((name) => `/tools/${name}-score-calculator`),
      ...exams.map(({ exam }) => `/exam/${examKey(exam.examId)}`),
      ...exams.flatMap(({ exam, tests }) =>
        tests.map(({ testId }) => `/mocktest/${examKey(exam.examId)}/${testId}`),
      ),
      ...categories.flatMap(({ examId, slug }) => [
        `/articles/${examKey(examId)}`,
        `/articles/${examKey(examId)}/${slug}`,
      ]),
      ...articles.map(
        ({ examId, categorySlug, slug }) => `/articles/${examKey(examId)}/${categorySlug}/${slug}`,
      ),
      ...posts.map(({ slug }) => `/blog/${slug}`),
    ]);
    const links = entries.flatMap(({ blocks }) => linksIn(markdownOf(blocks)));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it('lead on from each article to the tests of its exam', () => {
    for (const { examId, slug, blocks } of articles) {
      expect([slug, linksIn(markdownOf(blocks))]).toEqual([
        slug,
        expect.arrayContaining([`/exam/${examKey(examId)}`]),
      ]);
    }
  });
});

describe('the loader', () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'content-'));
    await write('pictures/team.svg', '<svg xmlns="http://www.w3.org/2000/svg">\n  <path d="M0 0" />\n</svg>');
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await writeFile(join(home, path), text);
  };
  const post = (fields: string, body: string) =>
    `---\ntitle: A post\nexcerpt: About it\ncover: { picture: team.svg }\npublicationDate: '2026-01-31'\n${fields}---\n${body}`;
  const only = async (path: string, text: string) => {
    await rm(join(home, 'posts'), { recursive: true, force: true });
    await write(path, text);
  };

  it('cuts a text into blocks', async () => {
    await only(
      'posts/one.md',
      post(
        '',
        'Before\n\n::: quote\ntitle: Q\nbody: Said\n:::\n\nBetween\n\n::: media\npicture: team.svg\ncaption: C\n:::\n',
      ),
    );
    const {
      posts: [read],
    } = await loadPosts(home);
    const url =
      'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%3E%3Cpath%20d%3D%22M0%200%22%20%2F%3E%3C%2Fsvg%3E';
    expect(read).toMatchObject({ slug: 'one', readingTime: 1, cover: { url }, baseImageFields: { url } });
    expect(read?.blocks).toEqual([
      { kind: 'richText', body: 'Before' },
      { kind: 'quote', title: 'Q', body: 'Said' },
      { kind: 'richText', body: 'Between' },
      { kind: 'media', file: { url, caption: 'C' } },
    ]);
  });

  it('prints a fact as a paragraph, with its source and the day of its check', async () => {
    await only(
      'posts/a.md',
      post('', 'Before.\n\n::: fact\nsubject: dmv-florida\nkey: paper\n:::\n\nAfter.\n'),
    );
    const { posts: read, issues } = await loadPosts(home);
    expect(issues).toEqual([]);
    expect(read[0]?.blocks).toEqual([
      {
        kind: 'richText',
        body: 'Before.\n\nThe real exam has 50 questions, and 40 right answers (80 percent) pass. Source: [FLHSMV](https://www.flhsmv.gov/). Checked on 25 November 2026.\n\nAfter.',
      },
    ]);
  });

  it('prints parts of a fact inside of a sentence, and dollars as money', async () => {
    await only(
      'posts/a.md',
      post(
        '',
        'It has {{fact dmv-florida.paper.value}} questions ({{fact dmv-florida.paper.source}}). {{fact law-florida.pdl.statement}}',
      ),
    );
    const { posts: read } = await loadPosts(home);
    expect(read[0]?.blocks).toEqual([
      {
        kind: 'richText',
        body: String.raw`It has 50 questions ([FLHSMV](https://www.flhsmv.gov/), checked on 25 November 2026). A driver in Florida has at least \$10,000 of insurance for the property of others.`,
      },
    ]);
  });

  it.each([
    ['::: fact\nsubject: dmv-mars\nkey: paper\n:::\n', /There is no file facts\/dmv-mars\.yaml$/],
    ['::: fact\nsubject: ../facts/ssc-gd\nkey: paper\n:::\n', /There is no file facts\/\.\./],
    ['::: fact\nsubject: ssc-gd\nkey: seats\n:::\n', /facts\/ssc-gd\.yaml has no fact "seats"$/],
    ['::: fact\nsubject: ssc-gd\n:::\n', /facts\/ssc-gd\.yaml has no fact "undefined"$/],
    ['See {{fact ssc-gd.seats.source}}.', /facts\/ssc-gd\.yaml has no fact "seats"$/],
    ['See {{fact ssc-gd.paper.constructor}}.', /A fact has no "constructor" to print/],
    ['See {{fact ssc-gd.paper}}.', /Expected {{fact subject\.key\.part}}.*: {{fact ssc-gd\.paper}}$/],
    ['See {{ fact ssc-gd.paper.source }}.', /Expected {{fact subject\.key\.part}}/],
    [
      "::: quote\ntitle: Q\nbody: 'So says {{fact ssc-gd.paper.source}}'\n:::\n",
      /outside of quotes and pictures: {{fact ssc-gd\.paper\.source}}$/,
    ],
  ])('names the file of a text with a wrong fact: %j', async (body, message) => {
    await only('posts/a.md', post('', body));
    const { posts: read, issues } = await loadPosts(home);
    expect(read).toEqual([]);
    expect(issues).toEqual([expect.stringMatching(/^posts\/a\.md: /)]);
    expect(issues).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['posts/a.md', 'no head', /posts\/a\.md: Expected fields between/],
    ['posts/a.md', '---\n- a list\n---\n', /posts\/a\.md: Expected fields, one a line/],
    [
      'posts/a.md',
      post('', '::: slider\nx: 1\n:::\n'),
      /posts\/a\.md: There are no blocks of the kind slider/,
    ],
    ['posts/a.md', post('', '::: constructor\nx: 1\n:::\n'), /no blocks of the kind constructor/],
    ['posts/a.md', post('', '::: quote\nbody: open\n'), /posts\/a\.md: A block is opened/],
    [
      'posts/a.md',
      post('', '::: media\npicture: none.svg\n:::\n'),
      /posts\/a\.md: There is no picture none\.svg/,
    ],
    ['posts/a.md', post('cover: {}\n', ''), /posts\/a\.md: /],
    [
      'posts/a.md',
      post('', '').replace(/cover.*\n/, ''),
      /^posts\/a\.md: Expected a field cover: { picture: <file in pictures\/> }$/,
    ],
    ['posts/a.md', post('readingTime: soon\n', ''), /posts\/a\.md \/readingTime: /],
    ['posts/Not A Slug.md', post('', ''), /posts\/Not A Slug\.md \/slug: /],
    ['posts/a.md', post('', '::: quote\ntitle: Q\n:::\n'), /posts\/a\.md \/blocks\/0\/body: /],
  ])('names file and place of what is wrong in %s (%#)', async (path, text, message) => {
    await only(path, text);
    const { posts: read, issues } = await loadPosts(home);
    expect(read).toEqual([]);
    expect(issues).toEqual([expect.stringMatching(message)]);
  });

  it('names every faulty file, and reads the others', async () => {
    await only('posts/a.md', 'x');
    await write('posts/b.md', 'y');
    await write('posts/c.md', post('', 'Text'));
    const { posts: read, issues } = await loadPosts(home);
    expect(read.map(({ slug }) => slug)).toEqual(['c']);
    expect(issues).toEqual([
      expect.stringMatching(/^posts\/a\.md: /),
      expect.stringMatching(/^posts\/b\.md: /),
    ]);
  });

  it('reads the exams of a bank whose other files are faulty, and names these', async () => {
    const exam = { examId: 'E_1' };
    await write('bank/exams/a.json', '{ "exam": ');
    await write('bank/exams/b.json', JSON.stringify({ exam }));
    await write('bank/exams/c.json', JSON.stringify({ exam, tests: [{ testId: 't', questions: [] }] }));
    const { exams, issues } = await loadBank(home);
    expect(exams.map(({ file }) => file)).toEqual(['bank/exams/c.json']);
    expect(issues).toEqual([
      expect.stringMatching(/^bank\/exams\/a\.json: .*JSON/),
      expect.stringMatching(/^bank\/exams\/b\.json: Expected/),
    ]);
  });

  it('asks a category for the exam of its folder, and an article for its category', async () => {
    await write('articles/e-1/signs/category.yaml', 'examId: E_2\ntitle: Signs\ndescription: x\n');
    expect((await loadArticles(home)).issues).toEqual([
      expect.stringMatching(/articles\/e-1\/signs\/category\.yaml: Expected the examId/),
    ]);
    await write('articles/e-1/signs/category.yaml', 'examId: E_1\ntitle: Signs\ndescription: x\n');
    await write('articles/e-1/other/a.md', post('', ''));
    expect((await loadArticles(home)).issues).toEqual([
      expect.stringMatching(/articles\/e-1\/other\/a\.md: There is no category\.yaml/),
    ]);
    await rm(join(home, 'articles/e-1/other'), { recursive: true });
    await write('articles/e-1/signs/a.md', post('order: 3\n', 'Text'));
    expect(await loadArticles(home)).toMatchObject({
      categories: [{ examId: 'E_1', slug: 'signs', kind: 'guide', order: 100 }],
      articles: [{ examId: 'E_1', categorySlug: 'signs', slug: 'a', order: 3 }],
    });
    await write('articles/e-1/signs/category.yaml', 'examId: E_1\ntitle: Signs\ndescription: x\nkind: tip\n');
    expect((await loadArticles(home)).issues).toEqual([
      expect.stringMatching(/articles\/e-1\/signs\/category\.yaml \/kind: /),
      expect.stringMatching(/articles\/e-1\/signs\/a\.md: There is no category\.yaml/),
    ]);
  });
});
