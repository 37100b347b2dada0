import {
  definePage,
  defineRemote,
  defineResource,
  redirectTo,
  type SitemapSection,
} from '@mockingbird/platform';
import { ExamScreen, type ExamData } from './exam-screen.js';

const exam = definePage<ExamData>({
  loader: async ({ params, api, url }) => {
    const { title } = await api.exam(params.examId ?? '');
    return { title: title + (url.searchParams.get('from') ?? '') };
  },
  head: ({ data, site }) => ({ title: `${data.title} on ${site.origin}`, description: 'An exam.' }),
  Component: ExamScreen,
});

const plain = { head: () => ({ title: 'Plain', description: 'Plain.' }) };
const stylish = definePage({ ...plain, Component: () => <p style={{ color: 'red' }}>Red</p> });
let renders = 0;
const shaky = definePage({ ...plain, Component: () => <p>{(renders += 1)}</p> });
const moved = definePage({
  ...plain,
  loader: async () => {
    throw redirectTo('/exam/new', true);
  },
  Component: () => null,
});
const sitemap = definePage<SitemapSection[]>({
  ...plain,
  loader: ({ siteMap }) => siteMap(),
  Component: ({ data }) => <p>{data.flatMap(({ entries }) => entries.map(({ path }) => path)).join(' ')}</p>,
});
const feed = defineResource({ respond: async ({ url }) => new Response(`<feed>${url.pathname}</feed>`) });

export const definition = defineRemote({
  routes: {
    exam: async () => ({ default: exam }),
    stylish: async () => ({ default: stylish }),
    shaky: async () => ({ default: shaky }),
    moved: async () => ({ default: moved }),
    sitemap: async () => ({ default: sitemap }),
    feed: async () => ({ default: feed }),
  },
});
