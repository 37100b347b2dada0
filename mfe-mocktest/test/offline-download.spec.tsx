import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { offline, OfflineError, type OfflinePage } from '@mockingbird/platform';
import { exam, mockTest } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { formatBytes } from '../src/exam/offline-download.js';
import { resolvesWith, renderInBrowser } from './render.js';

const sample = exam({
  examId: 'SSC_CGL',
  title: 'SSC CGL',
  mockTests: [
    mockTest({ testId: 'ssc-1', title: 'Paper 1' }),
    mockTest({ testId: 'ssc-2', title: undefined }),
  ],
});

const DOWNLOAD = 'Download this exam for offline use';
const button = (name: string) => screen.findByRole('button', { name });

/** Replaces the shell, which stores pages in real browsers only (e2e/test/offline.spec.ts). */
let isStored: boolean;
let downloaded: OfflinePage[];

beforeEach(() => {
  isStored = false;
  downloaded = [];
  jest.spyOn(offline, 'isSupported').mockReturnValue(true);
  jest.spyOn(offline, 'isAvailable').mockImplementation(async () => isStored);
  jest.spyOn(offline, 'measure').mockResolvedValue(340_000);
  jest.spyOn(offline, 'download').mockImplementation(async (pages) => {
    downloaded.push(...pages);
  });
  jest.spyOn(offline, 'remove').mockResolvedValue();
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const openExam = () => renderInBrowser({ url: '/exam/ssc-cgl', api: { exam: resolvesWith(sample) } });

async function openAndMeasure() {
  const view = await openExam();
  fireEvent.click(await button(DOWNLOAD));
  await screen.findByText('The exam with 2 tests needs 340 KB.');
  return view;
}

describe('the download of an exam for offline use', () => {
  it('shows its size first, and stores the exam with all its tests', async () => {
    const { container } = await openAndMeasure();
    expect(downloaded).toEqual([]);
    const confirm = await button('Download');
    expect(document.activeElement).toBe(confirm);
    expect(await findAccessibilityIssues(container)).toEqual([]);
    fireEvent.click(confirm);
    await screen.findByText('This exam with 2 tests works offline.');
    expect(downloaded).toEqual([
      { address: '/exam/ssc-cgl', title: 'SSC CGL' },
      { address: '/mocktest/ssc-cgl/ssc-1', title: 'Paper 1: SSC CGL' },
      { address: '/mocktest/ssc-cgl/ssc-2', title: 'Mock Test ssc-2: SSC CGL' },
    ]);
  });

  it('shows how far it is', async () => {
    let advance: (done: number, total: number) => void = () => undefined;
    jest.spyOn(offline, 'download').mockImplementation((_pages, onProgress) => {
      advance = onProgress;
      return new Promise(() => undefined);
    });
    await openAndMeasure();
    fireEvent.click(await button('Download'));
    act(() => advance(3, 12));
    const bar = screen.getByRole('progressbar', { name: 'Downloading...' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['3', '12']);
  });

  it('can be cancelled before it begins', async () => {
    await openAndMeasure();
    fireEvent.click(await button('Cancel'));
    expect(document.activeElement).toBe(await button(DOWNLOAD));
    expect(downloaded).toEqual([]);
  });

  it('can be removed again', async () => {
    isStored = true;
    await openExam();
    fireEvent.click(await button('Remove from this device'));
    await button(DOWNLOAD);
  });

  it.each([
    ['network', /no internet connection/],
    ['storage', /no room/],
    ['failed', /did not work/],
  ] as const)('says plainly that it failed: %s', async (reason, text) => {
    jest.spyOn(offline, 'download').mockRejectedValue(new OfflineError(reason));
    await openAndMeasure();
    fireEvent.click(await button('Download'));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    fireEvent.click(await button('Try again'));
    await button('Download');
  });

  it('is not offered where the browser cannot store pages', async () => {
    jest.spyOn(offline, 'isSupported').mockReturnValue(false);
    await openExam();
    expect(screen.queryByRole('button', { name: DOWNLOAD })).toBeNull();
  });
});

it.each([
  [10, '1 KB'],
  [340_400, '340 KB'],
  [1_250_000, '1.3 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
