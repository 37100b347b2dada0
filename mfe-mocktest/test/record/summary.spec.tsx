import { beforeEach, describe, expect, it } from '@jest/globals';
import { exam, mockTest } from '@mockingbird/testing';
import {
  findAccessibilityIssues,
  renderFragment,
  renderFragmentToString,
} from '@mockingbird/testing/fake-shell';
import { cleanup, screen } from '@testing-library/react';
import { storeSummary, type AttemptSummary } from '../../src/record/attempts/attempt-summary.js';
import { countDue } from '../../src/record/deck/deck-summary.js';
import { moveResults } from '../../src/record/results/save-result.js';
import { storeLastResult } from '../../src/record/results/store-last-result.js';
import definition from '../../src/remote.js';
import { renderInBrowser, renderOnServer, resolvesWith } from '../render.js';
import { buildResult } from './build-result.js';
import { resetDeviceBeforeEach } from './fake-device.js';

const FRAGMENT = { definition, name: 'study-summary', input: null };
const EXAM = {
  url: '/exam/sample-exam',
  api: { exam: resolvesWith(exam({ mockTests: [mockTest({ testId: 'sample-exam-1' })] })) },
};
const NOVEMBER_20 = new Date(2026, 10, 20, 12).getTime();

const unfinished = (part: Partial<AttemptSummary> = {}): AttemptSummary => ({
  testId: 'sample-exam-1',
  examId: 'sample-exam',
  title: 'Sample Exam: Test 1',
  address: '/mocktest/sample-exam/sample-exam-1',
  attemptId: 'a-1',
  answered: 4,
  total: 12,
  section: 0,
  sections: 0,
  isPractice: false,
  remainingMs: 477_000,
  updatedAt: 1,
  ...part,
});

resetDeviceBeforeEach();
beforeEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the summary at the top of home', () => {
  it('is the same for everybody on the server: what the site promises', async () => {
    storeSummary(unfinished());
    const html = await renderFragmentToString(FRAGMENT);
    expect(html).toContain('No account');
    expect(html).not.toContain('<a');
  });

  it('stays so for a first visitor', async () => {
    const container = await renderFragment(FRAGMENT);
    expect(container.textContent).toContain('No account');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('offers the open test, the due mistakes and the last result', async () => {
    storeSummary(unfinished());
    storeSummary(unfinished({ testId: 'older', address: '/make-test/test?count=5', updatedAt: 0 }));
    storeLastResult(buildResult({ submittedAt: NOVEMBER_20 }));
    await moveResults([buildResult({ submittedAt: NOVEMBER_20 })]);
    expect(countDue(NOVEMBER_20)).toBe(2);
    const container = await renderFragment(FRAGMENT);
    expect(hrefs()).toEqual([
      '/mocktest/sample-exam/sample-exam-1',
      '/progress/review',
      '/results/sample-exam-1',
      '/progress',
    ]);
    expect(container.textContent).toContain('Continue: 07:57 left Sample Exam: Test 1');
    expect(container.textContent).toContain('2 questions due');
    expect(container.textContent).toContain('Last result: -12.50% on Nov 20 Sample Exam: Test 1');
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });

  it('ignores what another program has stored', async () => {
    localStorage.setItem(
      'mb:unfinished:x',
      JSON.stringify({ ...unfinished({ testId: 'x' }), address: '//evil.example' }),
    );
    localStorage.setItem('mb:last-result:x', '{"testId":"x"}');
    localStorage.setItem('mb:deck-due', '"many"');
    await renderFragment(FRAGMENT);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

const cardText = () => screen.getAllByRole('article')[0]?.textContent;

describe('the card of a mock test', () => {
  it('says on the server that it was not taken, and has the same line afterwards', async () => {
    expect((await renderOnServer(EXAM)).html).toContain('Not taken yet');
    storeLastResult(buildResult({ submittedAt: NOVEMBER_20 }));
    await renderInBrowser(EXAM);
    expect(cardText()).toContain('Last result: -12.50% on Nov 20');
    cleanup();
    storeSummary(unfinished());
    await renderInBrowser(EXAM);
    expect(cardText()).toContain('Continue: 07:57 left');
  });
});

it('says of which section the time is where sections lock, on home and on the exam', async () => {
  storeSummary(unfinished({ section: 2, sections: 3, remainingMs: 172_000 }));
  const text = 'Continue: section 2 of 3, 02:52 left';
  expect((await renderFragment(FRAGMENT)).textContent).toContain(text);
  cleanup();
  await renderInBrowser(EXAM);
  expect(cardText()).toContain(text);
});
