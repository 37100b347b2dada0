/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, jest } from '@jest/globals';
import { createRegionStore } from '@mockingbird/platform/internal';
import { ErrorScreen, FailurePanel, ProgressBar } from '../../src/layout/index.js';
import { Platform } from './platform.js';
import { search } from './site.js';

/** Selects by element: queries by role skip the link to this page, because its address is empty. */
const names = () => [...document.querySelectorAll('a')].map((link) => link.textContent);

describe('FailurePanel', () => {
  it('shows what happened and what failed, and retries', () => {
    const onRetry = jest.fn();
    render(
      <FailurePanel remote="mfe-blog" version="1.2.0" composition={7} code="MB-3001" onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert').textContent).toContain('This part of the page did not load');
    expect(screen.getByText('MB-3001 · mfe-blog@1.2.0 · composition 7')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(names()).toEqual(['Go to the home page']);
  });

  it('shows only the remote where version and composition are unknown, and can navigate home without a page load', () => {
    const onHome = jest.fn();
    render(<FailurePanel remote="mfe-blog" code="MB-3002" onRetry={() => undefined} onHome={onHome} />);
    expect(screen.getByText('MB-3002 · mfe-blog')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go to the home page' }));
    expect(onHome).toHaveBeenCalledTimes(1);
  });
});

describe('ErrorScreen', () => {
  it.each([
    [404, 'Page not found', ['Go to the home page', 'See all pages']],
    [503, 'This page cannot be shown right now', ['Try again', 'Go to the home page', 'See all pages']],
    [500, 'This page failed to load', ['Try again', 'Go to the home page', 'See all pages']],
  ])('shows for %i a title and links', (status, title, ways) => {
    render(<ErrorScreen status={status} message="" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(names()).toEqual(ways);
  });

  it('shows the message of the page', () => {
    render(<ErrorScreen status={404} message="Exam not found" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Exam not found');
  });

  it('shows pages that resemble the address, where a remote finds them', async () => {
    const mount = jest.fn(() => () => undefined);
    window.history.replaceState(null, '', '/exam/ssc-cgl');
    render(
      <Platform fragments={{ html: () => '', mount }}>
        <ErrorScreen status={404} message="" search={search} />
      </Platform>,
    );
    expect(mount.mock.calls).toEqual([
      [expect.any(HTMLElement), { name: 'nearest-pages', input: { words: 'ssc cgl' } }],
    ]);
    window.history.replaceState(null, '', '/');
  });

  it('has the site’s search for a page that does not exist, in the visitor’s region', () => {
    const region = createRegionStore();
    region.getState().setCountry('IN', 'reader');
    render(
      <Platform region={region}>
        <ErrorScreen status={404} message="" search={search} />
      </Platform>,
    );
    const form = screen.getByRole('search', { name: 'Search exams' });
    expect(form.getAttribute('action')).toBe('/region/in');
    expect(within(form).getByRole('searchbox').getAttribute('name')).toBe('q');
  });

  it('fills in the words of the missing address', () => {
    window.history.replaceState(null, '', '/exam/dmv-califronia');
    render(
      <Platform>
        <ErrorScreen status={404} message="" search={search} />
      </Platform>,
    );
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('dmv califronia');
  });

  it.each([404, 503, 500])('does not mention a search where there is none: %i', (status) => {
    render(<ErrorScreen status={status} message="" />);
    expect(document.body.textContent).not.toMatch(/search/i);
  });
});

describe('ProgressBar', () => {
  it('announces that a page is loading', () => {
    const { rerender } = render(<ProgressBar active />);
    expect(screen.getByRole('status').textContent).toBe('Loading page');
    rerender(<ProgressBar active={false} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
