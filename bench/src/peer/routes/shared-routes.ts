import { examListResponse, mockTestListResponse, postListResponse } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import type { Sites } from '../../sites.js';
import type { Sides } from '../sides.js';
import type { InputProbe } from '../visit/visit-state.js';
import type { SharedRoute } from './shared-route.js';

/** The same input on both sites. */
const sameInput = (probe: InputProbe): Sides<InputProbe> => ({ ours: probe, peer: probe });

/** The popular exams disappear when the search finds other ones. */
const SEARCH = sameInput({
  selector: 'main input[type=search]',
  values: ['california', 'californi'],
  effect: "!document.body.innerText.includes('Most Popular Exams This Month')",
});

/** The slider follows the number beside it. */
const SLIDER = sameInput({
  selector: 'main input[type=number]',
  values: ['30', '31'],
  effect: "Number(document.querySelector('main input[type=range]').value) >= 30",
});

/** The first input differs: our test begins with a start button, the peer's with its first question. */
const TEST: Sides<InputProbe> = {
  ours: {
    selector: 'main button',
    effect: String.raw`/Opening the test|of \d+ answered/.test(document.querySelector('main').innerText)`,
  },
  peer: {
    selector: 'main input[type=radio]',
    effect: 'Number(document.querySelector("main [data-answered]").dataset.answered) > 0',
  },
};

/** The exam with the most tests, so that its page has links below the first view. */
async function examWithTests(sites: Sites) {
  const { data: exams } = examListResponse.parse(await sites.list('/api/exams/allexams'));
  const [exam] = exams.toSorted((a, b) => b.totalTests - a.totalTests);
  if (!exam) throw new Error('The site has no exam');
  const { data: tests } = mockTestListResponse.parse(await sites.list(`/api/mocktests/${exam.examId}`));
  const [test] = tests;
  if (!test) throw new Error(`${exam.examId} has no test`);
  return { slug: examKey(exam.examId), testId: test.testId };
}

/** Every route of the specification that the peer has in its `app` folder, with ids of the running site. */
export async function sharedRoutes(sites: Sites): Promise<SharedRoute[]> {
  const { slug, testId } = await examWithTests(sites);
  const { data: posts } = postListResponse.parse(await sites.list('/api/articles/posts'));
  const [post] = posts;
  if (!post) throw new Error('The site has no post');
  return [
    { name: 'home', path: '/region/us', probes: SEARCH, links: /^\/exam\// },
    { name: 'exam', path: `/exam/${slug}`, links: /^\/mocktest\// },
    { name: 'mock test', path: `/mocktest/${slug}/${testId}`, probes: TEST },
    { name: 'results', path: `/results/${testId}` },
    { name: 'tools', path: '/tools', links: /^\/tools\// },
    { name: 'ACT', path: '/tools/act-score-calculator', probes: SLIDER, links: /^\/tools$/ },
    { name: 'AP', path: '/tools/ap-bio-score-calculator', probes: SLIDER, links: /^\/tools$/ },
    { name: 'blog', path: '/blog', links: /^\/blog\// },
    { name: 'post', path: `/blog/${post.slug}`, links: /^\/blog$/ },
    { name: 'coming soon', path: '/comingsoon', links: /^\/region\/us$/ },
  ];
}
