/**
 * @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { connectStatistics } from '../../src/browser/visitor/google-statistics.js';
import { createPageViews } from '../../src/browser/visitor/page-views.js';
import { StatisticsConsent } from '../../src/layout/footer/statistics-consent.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.src);
const commands = () => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []);

describe('third-party statistics', () => {
  it('load only where they are configured and the visitor allowed them', () => {
    const pageViews = createPageViews();
    connectStatistics('', pageViews);
    connectStatistics('G-TEST', pageViews);
    pageViews.publish('/before');
    expect(scripts()).toEqual([]);

    render(<StatisticsConsent />);
    fireEvent.click(screen.getByRole('button', { name: 'Allow' }));
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
    pageViews.publish('/after?q=1');
    expect(commands()).toContain('/after?q=1');
    expect(commands()).not.toContain('/before');

    fireEvent.click(screen.getByRole('button', { name: 'Stop counting' }));
    pageViews.publish('/stopped');
    expect(commands()).not.toContain('/stopped');
  });

  it('store a refusal and can be allowed later', () => {
    render(<StatisticsConsent />);
    fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
    expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Allow' })).toBeTruthy();
  });
});
