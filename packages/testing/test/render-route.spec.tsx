import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { ApiError } from '@mockingbird/platform';
import { findAccessibilityIssues, fakeApi, renderRoute } from '../src/fake-shell/index.js';
import { exam } from '../src/index.js';
import { descriptor } from './sample-remote/descriptor.js';
import { definition } from './sample-remote/remote.js';

const sample = {
  definition,
  descriptor,
  api: fakeApi({ exam: async (id) => exam({ title: `Exam ${id}` }) }),
};

describe('renderRoute', () => {
  it('shows the page with its data, parameters, region and what was handed over', async () => {
    const { head } = await renderRoute({
      ...sample,
      url: '/exam/dmv-ca?from=!',
      region: { country: 'IN' },
      navigationState: { a: 1 },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Exam dmv-ca!');
    expect(screen.getByText('Region IN')).toBeTruthy();
    expect(screen.getByText('Handed {"a":1}')).toBeTruthy();
    expect(head?.title).toBe('Exam dmv-ca! on https://mockingbird.test');
  });

  it('notes moves and counted events instead of making them', async () => {
    const { moves, events, address } = await renderRoute({ ...sample, url: '/exam/one' });
    fireEvent.click(screen.getByText('Other exam'));
    fireEvent.click(screen.getByText('Start'));
    expect(moves).toEqual([
      { to: '/exam/other', state: { minutes: 5 } },
      { to: '/exam/next', force: true },
    ]);
    expect(events).toEqual(['test-started']);
    expect(address()).toBe('/exam/one');
  });

  it('navigates within the remote with `follow`', async () => {
    const { address } = await renderRoute({ ...sample, url: '/exam/one', follow: true });
    fireEvent.click(screen.getByText('Other exam'));
    expect(await screen.findByText('Exam other')).toBeTruthy();
    expect(screen.getByText('Handed {"minutes":5}')).toBeTruthy();
    expect(address()).toBe('/exam/other');
  });

  it('asks the leave guard before a link is followed', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { moves } = await renderRoute({ ...sample, url: '/exam/guarded' });
    fireEvent.click(screen.getByText('Other exam'));
    expect(moves).toHaveLength(0);
    fireEvent.click(screen.getByText('Other exam'));
    expect(moves).toHaveLength(1);
    expect(confirm).toHaveBeenCalledWith('Really leave?');
    confirm.mockRestore();
  });

  it('shows the error screen of a failed loader', async () => {
    const api = fakeApi({ exam: () => Promise.reject(new ApiError('http', 'gone', 404)) });
    const { head } = await renderRoute({ definition, descriptor, api, url: '/exam/none' });
    expect(screen.getByRole('region', { name: 'Error 404' }).textContent).toBe('Page not found');
    expect(head).toBeUndefined();
  });

  it('fails a test whose loader makes a call that was not prepared', async () => {
    const rendering = renderRoute({ definition, descriptor, url: '/exam/one' });
    await expect(rendering).rejects.toThrow('GET /api/exams/exam/one: not expected in this test');
  });

  it('fails for an address that the remote does not own', async () => {
    await expect(renderRoute({ ...sample, url: '/blog' })).rejects.toThrow(
      'No route of the remote matches /blog',
    );
  });

  it('has no accessibility faults to name in a sound page, and names them in another', async () => {
    const { container } = await renderRoute({ ...sample, url: '/exam/one' });
    expect(await findAccessibilityIssues(container)).toEqual([]);
    const faulty = document.body.appendChild(document.createElement('div'));
    faulty.innerHTML = '<img src="/a.png">';
    expect(await findAccessibilityIssues(faulty)).toHaveLength(1);
    faulty.remove();
  });
});
