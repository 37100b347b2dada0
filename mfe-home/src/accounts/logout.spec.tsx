import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { deviceStorage } from '@mockingbird/platform';
import { renderRoute, renderRouteToString } from '@mockingbird/testing/fake-shell';
import { REMOTE, htmlToText, createToken } from '../../test/support.js';

const LOGOUT = { ...REMOTE, url: '/logout' };

it('opening /logout signs out and shows links', async () => {
  deviceStorage.write('token', createToken('asha'));
  const { container } = await renderRoute(LOGOUT);
  expect(deviceStorage.read('token')).toBeUndefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You're signed out");
  expect(container.textContent).toContain("You're signed out on this device.");
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/login']);
});

it('the server does not claim what only the browser can do', async () => {
  const { html, head } = await renderRouteToString(LOGOUT);
  expect(htmlToText(html)).not.toContain("You're signed out");
  expect(htmlToText(html)).toContain('Turn on JavaScript to sign out');
  expect(head?.robots).toBe('noindex');
});
