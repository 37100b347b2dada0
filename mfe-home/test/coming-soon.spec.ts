import { expect, it } from '@jest/globals';
import { renderRouteToString } from '@mockingbird/testing/fake-shell';
import { REMOTE } from './support.js';

async function openPage() {
  const { html } = await renderRouteToString({ ...REMOTE, url: '/comingsoon' });
  return new DOMParser().parseFromString(html, 'text/html');
}

it('Coming Soon says so and links back to the home page', async () => {
  const page = await openPage();
  expect(page.querySelector('h1')?.textContent).toBe('Coming Soon');
  expect(page.querySelector('h1 + p')?.textContent).toContain("isn't ready yet");
  const back = [...page.querySelectorAll('a')].find((link) => link.textContent === 'Back to Home');
  expect(back?.getAttribute('href')).toBe('/');
});

it('Coming Soon leads on to what is open', async () => {
  const page = await openPage();
  const section = [...page.querySelectorAll('section')].find((part) =>
    part.textContent?.startsWith('Meanwhile'),
  );
  expect([...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/tools/sat-score-calculator',
    '/tools/act-score-calculator',
    '/quantitative-aptitude-questions',
    '/practice-tests',
  ]);
});
