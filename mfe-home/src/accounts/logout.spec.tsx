import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { deviceStorage } from '@mockingbird/platform';
import { renderRoute, renderRouteToString } from '@mockingbird/testing/fake-shell';
import { REMOTE, textOf, tokenOf } from '../../test/support.js';

const LOGOUT = { ...REMOTE, url: '/logout' };

it('going to /logout signs out and leads on', async () => {
  deviceStorage.write('token', tokenOf('asha'));
  const { container } = await renderRoute(LOGOUT);
  expect(deviceStorage.read('token')).toBeUndefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are signed out');
  expect(container.textContent).toContain('The sign-in is taken off this device.');
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/login']);
});

it('the server does not claim what only the browser can do', async () => {
  const { html, head } = await renderRouteToString(LOGOUT);
  expect(textOf(html)).not.toContain('You are signed out');
  expect(textOf(html)).not.toContain('is taken off');
  expect(textOf(html)).toContain('needs JavaScript');
  expect(head?.robots).toBe('noindex');
});
