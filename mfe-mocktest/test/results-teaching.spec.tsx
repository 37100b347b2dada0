import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { exam, mockTest } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Api } from '@mockingbird/platform';
import type { AttemptResult } from '../src/results/attempt-result.js';
import { lazyShareDialog } from '../src/results/share/lazy-share-dialog.js';
import { lazyCharts } from '../src/results/charts/lazy-charts.js';
import { press } from './runner-actions.js';
import { rejectsWith, renderInBrowser, resolvesWith } from './render.js';
import { sampleResult } from './sample-result.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Opens the results page with this result, and waits for the charts. */
async function open(result: AttemptResult, api: Partial<Api> = {}) {
  const view = await renderInBrowser({ url: '/results/sample-exam-1', navigationState: result, api });
  await act(async () => {
    await lazyCharts.load();
  });
  return view;
}

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the first sentence of a result', () => {
  it.each([
    ['rwwww', '1 of 5 answers right. The 4 wrong ones cost 2 marks, which took back what you won.'],
    ['rw---', '1 of 2 answers right, 3 left blank. The wrong one cost 0.5 marks.'],
    ['rwwwwww', '1 of 7 answers right. The 6 wrong ones cost 3 marks, more than the 2 marks you won.'],
    ['ww', '0 of 2 answers right. The 2 wrong ones cost 1 mark.'],
    ['rr', '2 of 2 answers right: nothing to correct.'],
    ['---', 'You left all 3 questions blank, so there is no score yet.'],
  ])('says it for %s', async (letters, sentence) => {
    await open(sampleResult(letters), { exam: rejectsWith(new Error('offline')) });
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('does not speak of a penalty where there is none', async () => {
    await open(sampleResult('rw', { negativeMarksPerQuestion: 0 }));
    expect(screen.getByText('1 of 2 answers right.')).toBeTruthy();
    expect(screen.getByText('+1 x 2 = 2')).toBeTruthy();
  });
});

describe('the next step after a result', () => {
  it('has one main button, two quiet ones, and the rest as text', async () => {
    await open(sampleResult('rww-'));
    const main = screen.getByRole('link', { name: 'Practice my 2 mistakes' });
    expect([...(main.parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Practice my 2 mistakes',
      'Practice the 1 I left blank',
      'Take the test again',
    ]);
    expect(
      [...(main.parentElement?.nextElementSibling?.children ?? [])].map((each) => each.textContent),
    ).toEqual(['Go to the review', 'Share', 'Print with answers', 'More Sample Exam tests', 'Back to Home']);
  });

  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  it('is to practice the mistakes, then the blank ones', async () => {
    const { moves } = await open(sampleResult('rww-'));
    const list = links();
    expect(list.indexOf('Practice my 2 mistakes')).toBeLessThan(list.indexOf('Practice the 1 I left blank'));
    act(() => screen.getByRole('link', { name: 'Practice my 2 mistakes' }).click());
    expect(moves).toEqual([
      {
        to: '/mocktest/sample-exam/sample-exam-1',
        state: { start: { mode: 'practice', selection: { kind: 'wrong', keys: ['q-2', 'q-3'] } } },
      },
    ]);
  });

  it('is the next test of the exam when every answer is right', async () => {
    const tests = ['sample-exam-10', 'sample-exam-1', 'sample-exam-2'].map((testId) =>
      mockTest({ testId, title: `Title of ${testId}` }),
    );
    await open(sampleResult('rr'), { exam: resolvesWith(exam({ mockTests: tests })) });
    const link = await screen.findByRole('link', { name: 'Next: Title of sample-exam-2' });
    expect(link.getAttribute('href')).toBe('/mocktest/sample-exam/sample-exam-2');
  });

  it('is the exam when its tests cannot be loaded, or there is no other one', async () => {
    const alone = exam({ mockTests: [mockTest({ testId: 'sample-exam-1' })] });
    for (const answer of [resolvesWith(alone), rejectsWith(new Error('offline'))]) {
      await open(sampleResult('rr'), { exam: answer });
      expect(
        screen.getByRole('link', { name: 'Choose the next Sample Exam test' }).getAttribute('href'),
      ).toBe('/exam/sample-exam');
      cleanup();
    }
  });
});

it('the way to the review scrolls to it and moves the focus, without another address', async () => {
  const scroll = jest.fn();
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll);
  await open(sampleResult('rw'));
  press('Go to the review');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review' }));
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(window.location.hash).toBe('');
});

describe('the sections of a result', () => {
  it('have a row each, with right, wrong, blank, marks and time', async () => {
    const sections = [
      { name: 'Maths', from: 1, to: 2 },
      { name: 'English', from: 3, to: 4, marks: 4 },
    ];
    await open(sampleResult('rwr-w', { sections }));
    const region = screen.getByRole('region', { name: 'Sections compared' });
    expect(cells(within(region).getByRole('table'))).toEqual([
      ['Section', 'Right', 'Wrong', 'Blank', 'Marks', 'Time'],
      ['Maths', '1', '1', '0', '1.5 of 4', '0:30'],
      ['English', '1', '0', '1', '4 of 8', '1:10'],
      ['Other questions', '0', '1', '0', '-0.5 of 2', '0:50'],
    ]);
  });

  it('are absent in a test without sections', async () => {
    await open(sampleResult('rw'));
    expect(screen.queryByRole('region', { name: 'Sections compared' })).toBeNull();
  });
});

describe('the time of a result', () => {
  it('is compared with the target, in charts and in a table', async () => {
    await open(sampleResult('rw-r'));
    const region = screen.getByRole('region', { name: 'Your time' });
    expect(region.textContent).toContain('you had 25 s for each question. 2 questions took longer.');
    expect(
      within(region).getByRole('img', { name: /^Bars: question 4 took the longest, 40 s/ }),
    ).toBeTruthy();
    expect(
      within(region).getByRole('img', {
        name: 'Time line. Right: 2 in 50 s. Wrong: 1 in 20 s. Blank: 1 in 30 s.',
      }),
    ).toBeTruthy();
    expect(cells(within(region).getByRole('table', { hidden: true })).slice(0, 3)).toEqual([
      ['Question', 'Result', 'Time', 'Target 0:25'],
      ['1', 'Right', '0:10', '0:15 under'],
      ['2', 'Wrong', '0:20', '0:05 under'],
    ]);
  });

  it('has no target without a clock', async () => {
    await open(sampleResult('rw', { durationMs: 0 }));
    expect(screen.getByText('You had no clock, so there is no target for a question.')).toBeTruthy();
    expect(screen.queryByText(/target 0:/)).toBeNull();
  });

  it('is absent in a result of an older version', async () => {
    const { questions, ...result } = sampleResult('rw', { durationMs: undefined, usedMs: undefined });
    await open({ ...result, questions: questions.map(({ spentMs: _, ...rest }) => rest) });
    expect(screen.queryByRole('region', { name: 'Your time' })).toBeNull();
    expect(screen.queryByText('Time')).toBeNull();
  });
});

describe('the review', () => {
  const shown = () =>
    screen.getAllByRole('article').map((article) => article.querySelector('h3')?.textContent);

  it('can be narrowed to the marked questions, with counts', async () => {
    const result = sampleResult('rw--');
    const questions = result.questions.map((each, index) => ({ ...each, marked: index === 2 }));
    await open({ ...result, questions });
    press('Marked 1');
    expect(shown()).toEqual(['Question 3']);
    press('Not answered 2');
    expect(shown()).toEqual(['Question 3', 'Question 4']);
    press('Right 1');
    expect(shown()).toEqual(['Question 1']);
  });

  it('says when a filter has no question', async () => {
    await open(sampleResult('rr'), { exam: rejectsWith(new Error('offline')) });
    press('Wrong 0');
    expect(screen.getByText('Nothing here.')).toBeTruthy();
  });

  it('has the numbers of its questions, with what each answer was', async () => {
    await open(sampleResult('rw-'));
    const numbers = screen.getByRole('navigation', { name: 'Go to question' });
    const names = () =>
      within(numbers)
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(names()).toEqual(['Question 1: Right1', 'Question 2: Wrong2', 'Question 3: Not answered3']);
    within(numbers).getByRole('link', { name: 'Question 3: Not answered' });
    // Each outcome has its own sign.
    expect(new Set([...numbers.querySelectorAll('path')].map((path) => path.getAttribute('d'))).size).toBe(3);
    press('Wrong 1');
    expect(names()).toEqual(['Question 2: Wrong2']);
  });

  it('goes to a question without a new address, which would lose a result that is not stored', async () => {
    const scroll = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: scroll });
    const { address } = await open(sampleResult('rw-', { partOf: 9 }));
    const before = address();
    const click = fireEvent.click(screen.getByRole('link', { name: 'Question 3: Not answered' }));
    // The browser does not follow the link.
    expect(click).toBe(false);
    expect(scroll.mock.contexts).toEqual([document.getElementById('review-3')]);
    expect(document.activeElement?.textContent).toBe('Question 3');
    expect(address()).toBe(before);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('says the score, the percentage and the verdict once', async () => {
    await open(sampleResult('rw--'));
    const panel = screen.getByRole('region', { name: 'Score' });
    const count = (text: string) => (panel.textContent ?? '').split(text).length - 1;
    expect([count('passed'), count('18.75'), count('1.5 of 8 marks')]).toEqual([1, 1, 1]);
  });

  it('shows the time of each question', async () => {
    await open(sampleResult('rw'));
    expect(screen.getByRole('article', { name: 'Question 2' }).textContent).toContain('20 s');
  });

  it('is printed with the answer key', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open(sampleResult('rw'));
    press('Print with answers');
    expect(print).toHaveBeenCalledTimes(1);
    const key = screen.getByText('Answer key').closest('section');
    expect(key?.textContent).toContain('1 B');
  });
});

describe('the share card', () => {
  /** What the card draws, and a canvas that creates a picture: jsdom has neither. */
  function provideCanvas() {
    const texts: string[] = [];
    const context = {
      ...{
        fillRect: () => undefined,
        beginPath: () => undefined,
        arc: () => undefined,
        stroke: () => undefined,
      },
      measureText: (text: string) => ({ width: text.length * 20 }),
      fillText: (text: string) => void texts.push(text),
    };
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockImplementation((() => context) as unknown as HTMLCanvasElement['getContext']);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((callback) => callback(new Blob(['picture'], { type: 'image/png' })));
    return texts;
  }

  async function openShare(letters = 'rw') {
    await open(sampleResult(letters));
    press('Share');
    await act(async () => {
      await lazyShareDialog.load();
    });
    return screen.getByRole('dialog', { name: 'Share your result' });
  }

  it('shows the score and the counts, and nothing about the student', async () => {
    const texts = provideCanvas();
    const dialog = await openShare();
    expect(
      within(dialog).getByRole('img', { name: 'Sample Exam, Mini Mock: 37.50%, 1.5 of 4 marks.' }),
    ).toBeTruthy();
    expect(texts).toEqual([
      'Sample Exam',
      'Mini Mock',
      '37.50%',
      '1.5 of 4 marks',
      '1 right   1 wrong   0 blank',
      'Free mock tests: localhost',
    ]);
  });

  it('is shared as a file where the device can do that', async () => {
    provideCanvas();
    const share = jest.fn((_: ShareData) => Promise.resolve());
    Object.assign(navigator, { canShare: () => true, share });
    await openShare();
    await act(async () => press('Share the picture'));
    expect(share.mock.calls[0]?.[0].files?.[0]?.type).toBe('image/png');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  it('is saved as a file elsewhere', async () => {
    provideCanvas();
    Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openShare();
    expect(screen.queryByRole('button', { name: 'Share the picture' })).toBeNull();
    await act(async () => press('Save the picture'));
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('says when the browser cannot create it', async () => {
    provideCanvas();
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(null));
    await openShare();
    await act(async () => press('Save the picture'));
    expect(screen.getByText(/The picture could not be created/)).toBeTruthy();
  });
});

it('a result with sections, times and marks has no accessibility faults', async () => {
  const { container } = await open(
    sampleResult('rw-r', { sections: [{ name: 'Maths', from: 1, to: 3 }], endedBy: 'clock' }),
  );
  expect(await findAccessibilityIssues(container)).toEqual([]);
});
