/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, jest } from '@jest/globals';
import { navigationEntrySchema } from '@mockingbird/contracts';
import { ApiError, type Api } from '@mockingbird/platform';
import { Footer } from '../../src/layout/index.js';
import { Platform } from './platform.js';
import { bareSite, fullSite, navigation } from './site.js';

const links = () =>
  within(screen.getByRole('navigation', { name: 'Footer' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

function subscribeWith(subscribe: Api['subscribe']) {
  render(
    <Platform api={{ subscribe }}>
      <Footer navigation={[]} site={bareSite} />
    </Platform>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Newsletter' }), {
    target: { value: 'ann@example.test' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
}

describe('the links', () => {
  it('are the footer entries and the sitemap, without links that are not configured', () => {
    render(
      <Platform>
        <Footer navigation={navigation} site={bareSite} />
      </Platform>,
    );
    expect(links()).toEqual([
      ['About', '/about'],
      ['Sitemap', '/sitemap'],
    ]);
  });

  it('are in lists by their group, those of the site last', () => {
    const exams = [
      { label: 'SSC exams', href: '/ssc', area: 'footer', order: 1, group: 'Exams' },
      { label: 'US driving tests', href: '/dmv', area: 'footer', order: 2, group: 'Exams' },
    ].map((entry) => navigationEntrySchema.parse(entry));
    render(
      <Platform>
        <Footer navigation={[...navigation, ...exams]} site={bareSite} />
      </Platform>,
    );
    expect(links().map(([label]) => label)).toEqual(['SSC exams', 'US driving tests', 'About', 'Sitemap']);
    const lists = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('list');
    expect(lists.map((list) => list.getAttribute('aria-labelledby'))).not.toContain(null);
    expect(screen.getByRole('list', { name: 'Exams' }).children).toHaveLength(2);
  });

  it('include configured support and social addresses', () => {
    render(
      <Platform>
        <Footer navigation={[]} site={fullSite} />
      </Platform>,
    );
    expect(links()).toEqual([
      ['Sitemap', '/sitemap'],
      ['Contact support', 'mailto:help@mockingbird.test'],
      ['Mastodon', 'https://social.test/@mockingbird'],
    ]);
  });
});

describe('the newsletter box', () => {
  it('sends the address and announces the response', async () => {
    const subscribe = jest.fn<Api['subscribe']>().mockResolvedValue('Thank you');
    subscribeWith(subscribe);
    expect((await screen.findByText('Thank you')).getAttribute('role')).toBe('status');
    expect(subscribe).toHaveBeenCalledWith('ann@example.test');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Newsletter' }).value).toBe('');
  });

  it('asks the visitor to check a rejected address, and does not clear it', async () => {
    subscribeWith(() => Promise.reject(new ApiError('http', 'Bad', 400)));
    expect(await screen.findByText('Please check the address.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Newsletter' }).value).toBe(
      'ann@example.test',
    );
  });

  it('offers to try later when the services do not answer', async () => {
    subscribeWith(() => Promise.reject(new ApiError('network', 'No answer')));
    expect(await screen.findByText(/Please try again in a while/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).disabled).toBe(false);
  });
});
