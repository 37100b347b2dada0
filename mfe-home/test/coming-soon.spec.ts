import { expect, it } from '@jest/globals';
import { renderRouteToString } from '@mockingbird/testing/fake-shell';
import { REMOTE, htmlToText } from './support.js';

it('Coming Soon says so and links back to the home page', async () => {
  const { html } = await renderRouteToString({ ...REMOTE, url: '/comingsoon' });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe('Coming Soon');
  expect(htmlToText(html).length).toBeGreaterThan('Coming SoonBack to Home'.length);
  const back = [...page.querySelectorAll('a')].find((link) => link.textContent === 'Back to Home');
  expect(back?.getAttribute('href')).toBe('/');
});
