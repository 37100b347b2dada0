/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRegionStore, setNavigator, type RegionStore } from '@mockingbird/platform/internal';
import { Header } from '../../src/layout/index.js';
import { Platform } from './platform.js';
import { navigation, search } from './site.js';

const header = (path: string, region?: RegionStore) => (
  <Platform region={region}>
    <Header navigation={navigation} search={search} path={path} />
  </Platform>
);

const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

const regionSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Region' });
const regionOptions = () => [...regionSelect().options].map(({ value, text }) => `${value} ${text}`);

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the main navigation', () => {
  it('shows the header entries in order, and the site’s name links home', () => {
    render(header('/'));
    expect(links()).toEqual([
      ['Exams', 'page'],
      ['Blog', null],
      ['Blog archive', null],
    ]);
    expect(screen.getByRole('link', { name: 'Mockingbird' }).getAttribute('href')).toBe('/');
  });

  it.each([
    ['/blog', [null, 'page', null]],
    ['/blog?page=2', [null, 'page', null]],
    ['/blog/first-post', [null, 'true', null]],
    ['/blog/archive', [null, null, 'page']],
    ['/blogs', [null, null, null]],
    ['/region/in', ['page', null, null]],
    ['/calculators', [null, null, null]],
  ])('marks for %s the entry with the longest matching address', (path, marks) => {
    render(header(path));
    expect(links().map(([, mark]) => mark)).toEqual(marks);
  });
});

describe('the region switch', () => {
  it('sets the visitor’s choice, and the search uses it', () => {
    const region = createRegionStore();
    render(header('/blog', region));
    fireEvent.change(regionSelect(), { target: { value: 'IN' } });
    expect(region.getState()).toMatchObject({ country: 'IN', source: 'reader' });
    expect(screen.getByRole('search').getAttribute('action')).toBe('/region/in');
  });

  it('offers the visitor’s country by name, also after another choice', () => {
    const region = createRegionStore();
    render(header('/blog', region));
    expect(regionOptions()).toEqual(['US United States', 'IN India', 'ZZ Everywhere else']);
    act(() => region.getState().setCountry('DE', 'lookup'));
    expect(regionSelect().value).toBe('DE');
    fireEvent.change(regionSelect(), { target: { value: 'US' } });
    expect(regionOptions()).toEqual(['US United States', 'IN India', 'DE Germany']);
  });

  it('navigates only where the address contains the region', () => {
    const navigate = jest.fn();
    setNavigator(navigate);
    const { rerender } = render(header('/blog'));
    fireEvent.change(regionSelect(), { target: { value: 'IN' } });
    expect(navigate).not.toHaveBeenCalled();
    rerender(header('/region/us'));
    fireEvent.change(regionSelect(), { target: { value: 'ZZ' } });
    expect(navigate).toHaveBeenCalledWith('/region/zz', undefined);
  });
});

describe('the theme switch', () => {
  const button = () => screen.getByRole('button', { name: /^Theme/ });
  const state = () => [
    button().textContent,
    document.documentElement.dataset.theme,
    localStorage.getItem('mb:theme'),
  ];

  it('cycles through system, light and dark, and stores the choice', () => {
    render(header('/'));
    expect(state()).toEqual(['Theme: System', undefined, null]);
    fireEvent.click(button());
    expect(state()).toEqual(['Theme: Light', 'light', '"light"']);
    fireEvent.click(button());
    expect(state()).toEqual(['Theme: Dark', 'dark', '"dark"']);
    fireEvent.click(button());
    expect(state()).toEqual(['Theme: System', undefined, null]);
  });

  it('follows a choice in another tab', () => {
    render(header('/'));
    localStorage.setItem('mb:theme', '"dark"');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mb:theme' })));
    expect(state()).toEqual(['Theme: Dark', 'dark', '"dark"']);
  });
});

describe('hydration of the header', () => {
  it('has no mismatch for a visitor with a stored theme and region', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(header('/'));
    document.documentElement.dataset.theme = 'dark';
    const region = createRegionStore();
    region.getState().setCountry('IN', 'stored');
    const mismatch = jest.fn();
    await act(async () => void hydrateRoot(root, header('/', region), { onRecoverableError: mismatch }));
    expect(mismatch).not.toHaveBeenCalled();
    expect(regionSelect().value).toBe('IN');
    expect(screen.getByRole('button', { name: 'Theme: Dark' })).toBeTruthy();
  });
});

describe('the menu', () => {
  it('closes when the page changes', () => {
    const hidePopover = jest.fn();
    Object.defineProperty(HTMLElement.prototype, 'hidePopover', { value: hidePopover, configurable: true });
    const { rerender } = render(header('/'));
    rerender(header('/blog'));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
