import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { reportEvent, setReporter } from '../visitor/analytics.js';
import { Link } from './link.js';
import { linkState, navigate, setNavigator } from './navigation.js';

afterEach(cleanup);

describe('a link', () => {
  it('is a plain anchor that carries what it hands over', () => {
    const { rerender } = render(
      <Link to="/exam/dmv" state={{ test: 1 }} className="x">
        DMV
      </Link>,
    );
    const anchor = screen.getByRole('link', { name: 'DMV' });
    expect(anchor.getAttribute('href')).toBe('/exam/dmv');
    expect(linkState(anchor)).toEqual({ test: 1 });
    rerender(<Link to="/exam/dmv">DMV</Link>);
    expect(linkState(anchor)).toBeUndefined();
  });
});

describe('moves and events', () => {
  it('are done by the shell', () => {
    const seen: unknown[] = [];
    setNavigator((to, options) => seen.push([to, options]));
    setReporter((event) => seen.push(event));
    navigate('/a', { replace: true });
    reportEvent('test-started');
    expect(seen).toEqual([['/a', { replace: true }], 'test-started']);
  });
});
