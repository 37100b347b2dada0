import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@mockingbird/platform';
import { screen } from '@testing-library/react';
import { blogApi, post, renderInBrowser } from './support.js';

const URL_OF_DRAFT = '/blog/preview?token=secret';

describe('the draft of a secret link', () => {
  it('is loaded by its token, and shown in the design of a post, not indexed', async () => {
    const tokens: string[] = [];
    const draft = async (token: string) => {
      tokens.push(token);
      return { kind: 'post' as const, post: post({ title: 'Not public yet' }) };
    };
    const { head } = await renderInBrowser(URL_OF_DRAFT, blogApi({ draft }));
    expect(tokens).toEqual(['secret']);
    screen.getByRole('heading', { level: 1, name: 'Not public yet' });
    screen.getByText(/Only people with this link see it/);
    expect(screen.queryByRole('group', { name: 'Share' })).toBeNull();
    expect(head).toMatchObject({ robots: 'noindex', canonical: '/blog/preview' });
  });

  it.each([404, 400])('has expired where the services answer %d', async (status) => {
    const draft = () => Promise.reject(new ApiError('http', 'no', status));
    await renderInBrowser(URL_OF_DRAFT, blogApi({ draft }));
    screen.getByRole('heading', { level: 1, name: 'This link has expired' });
    screen.getByText(/Ask the person who sent it for a new one/);
    expect(screen.queryByText(/Page not found/)).toBeNull();
  });
});
