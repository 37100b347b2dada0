import { beforeEach, describe, expect, it } from '@jest/globals';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { deviceStorage } from '@mockingbird/platform';
import { readBookmarks } from '../../src/record/database/bookmark-store.js';
import { readCards } from '../../src/record/database/card-store.js';
import { addResults } from '../../src/record/database/result-store.js';
import { forgetBookmarkIds } from '../../src/record/bookmarks/bookmark-ids.js';
import { press, startAttempt } from '../runner-actions.js';
import { renderInBrowser, renderOnServer } from '../render.js';
import { buildResult } from './build-result.js';
import { forbidDatabase, resetDeviceBeforeEach, until } from './fake-device.js';

const url = '/progress/review';

resetDeviceBeforeEach();
beforeEach(() => {
  cleanup();
  forgetBookmarkIds();
});

const openDeck = () => renderInBrowser({ url });
const chooseOption = (letter: string) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${letter}`) }));

describe('the mistakes deck', () => {
  it('is a skeleton on the server, without index', async () => {
    const { status, head, html } = await renderOnServer({ url });
    expect(status).toBe(200);
    expect(head).toMatchObject({ title: 'Practice your mistakes', robots: 'noindex', canonical: url });
    expect(html).toContain('Loading your questions');
  });

  it('asks a question, shows its answer, and comes back as rated', async () => {
    await addResults([buildResult()]);
    await openDeck();
    expect(await screen.findByText('2 questions due')).toBeTruthy();
    expect(screen.getByText(/From Sample Exam: Test 1/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check answer' })).toHaveProperty('disabled', true);
    chooseOption('A');
    press('Check answer');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Not this time' }));
    expect(screen.getByText('Your answer (wrong)')).toBeTruthy();
    const ratings = screen.getByRole('group', { name: 'When do you want to see it again?' });
    expect(within(ratings).getByRole('button', { name: 'Again in 1 minute' })).toBeTruthy();
    press(/^Easy in \d days/);
    expect(await screen.findByText('1 question due')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What is the answer?' }));
    const [first] = (await readCards()).filter(({ schedule }) => schedule.reps === 1);
    expect(first?.id).toBe('sample-exam-1/q-1');
  });

  it('ends when nothing is due, and says when the next card comes', async () => {
    await addResults([buildResult()]);
    await openDeck();
    for (const left of ['1 question due', '']) {
      await screen.findByRole('heading', { name: 'What is the answer?' });
      chooseOption('B');
      press('Check answer');
      expect(screen.getByRole('heading', { name: 'Right' })).toBeTruthy();
      press(/^Easy/);
      if (left) await screen.findByText(left);
    }
    expect(
      await screen.findByText(/You practiced 2 questions\. Your deck has 2 cards\. .* in \d days/),
    ).toBeTruthy();
  });

  it('brings a question back in the same session after Again', async () => {
    await addResults([buildResult()]);
    await openDeck();
    await screen.findByText('2 questions due');
    press("I don't know");
    press(/^Again/);
    await screen.findByText('1 question due');
    press("I don't know");
    press(/^Easy/);
    await until(async () => (await readCards()).every(({ schedule }) => schedule.reps === 1));
    expect(await screen.findByText('1 question due')).toBeTruthy();
  });

  it('loses a card that the student removes', async () => {
    await addResults([buildResult()]);
    await openDeck();
    await screen.findByText('2 questions due');
    press('Remove from my deck');
    await screen.findByText('1 question due');
    expect(await readCards()).toHaveLength(1);
  });

  it('has the mistakes of results that older site versions stored', async () => {
    deviceStorage.write('result:sample-exam-1', buildResult({ attemptId: undefined }));
    await openDeck();
    expect(await screen.findByText('2 questions due')).toBeTruthy();
  });

  it('is empty before the first test', async () => {
    await openDeck();
    expect(await screen.findByRole('heading', { name: 'Nothing is due' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a mock test' })).toBeTruthy();
  });

  it('says so where the device forbids the database', async () => {
    forbidDatabase();
    await openDeck();
    expect((await screen.findByRole('alert')).textContent).toContain("This device can't open your cards");
  });

  it('has no accessibility faults, before and after the answer', async () => {
    await addResults([buildResult()]);
    const { container } = await openDeck();
    await screen.findByText('2 questions due');
    expect(await findAccessibilityIssues(container)).toEqual([]);
    press("I don't know");
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});

describe('a part of the deck', () => {
  const other = buildResult({
    attemptId: 'other',
    testId: 'other-exam-2',
    examId: 'other-exam',
    examTitle: 'Other Exam',
    title: 'Other Exam: Test 2',
  });
  const openPart = async (query: string) => {
    await addResults([buildResult(), other]);
    return renderInBrowser({ url: `${url}?${query}` });
  };

  it.each([
    ['one exam', 'exam=Other-Exam', 'Other Exam'],
    ['one test', 'test=other-exam-2', 'Other Exam: Test 2'],
  ])('has the cards of %s only, and leads to all', async (_, query, name) => {
    const { container } = await openPart(query);
    expect(await screen.findByText('2 questions due')).toBeTruthy();
    expect(container.textContent).toContain(`Only questions from ${name}.`);
    expect(screen.getByText(/From Other Exam: Test 2/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Practice all my mistakes' }).getAttribute('href')).toBe(url);
    expect(await findAccessibilityIssues(container)).toEqual([]);
    for (const left of ['1 question due', '']) {
      await screen.findByRole('heading', { name: 'What is the answer?' });
      press("I don't know");
      press(/^Easy/);
      if (left) await screen.findByText(left);
    }
    const rest = `Your deck has 2 cards from ${name}\\.`;
    expect(await screen.findByText(new RegExp(`You practiced 2 questions\\. ${rest}`))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Practice 2 from other tests' }).getAttribute('href')).toBe(url);
  });

  it('is empty for an exam without cards, and leads to the other ones', async () => {
    await openPart('exam=nothing-here');
    expect(await screen.findByRole('heading', { name: 'Nothing is due' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Practice 4 from other tests' })).toBeTruthy();
  });

  it('is reached from the exam on the progress page, where there are others', async () => {
    await addResults([buildResult()]);
    await renderInBrowser({ url: '/progress' });
    await screen.findByText('2 questions to practice');
    expect(screen.queryByRole('link', { name: 'Practice 2 questions of this exam' })).toBeNull();
    cleanup();
    await addResults([other]);
    await renderInBrowser({ url: '/progress' });
    const exam = within(await screen.findByRole('region', { name: 'Other Exam' }));
    expect(exam.getByRole('link', { name: 'Practice 2 questions of this exam' }).getAttribute('href')).toBe(
      `${url}?exam=other-exam`,
    );
  });

  it('is reached from the review of a result, unless every answer was right', async () => {
    const link = () => screen.queryByRole('link', { name: 'Repeat those of this test' });
    await renderInBrowser({ url: '/results/other-exam-2', navigationState: other });
    expect(link()?.getAttribute('href')).toBe(`${url}?test=other-exam-2`);
    cleanup();
    const questions = other.questions.map((each) => ({ ...each, userAnswer: each.correctAnswer }));
    await renderInBrowser({ url: '/results/other-exam-2', navigationState: { ...other, questions } });
    expect(link()).toBeNull();
  });
});

describe('a bookmark', () => {
  const button = (number: number) => screen.getByRole('button', { name: `Bookmark question ${number}` });

  it('is set and removed at a question of the review, and stored', async () => {
    await renderInBrowser({ url: '/results/sample-exam-1', navigationState: buildResult() });
    fireEvent.click(button(2));
    expect(button(2).getAttribute('aria-pressed')).toBe('true');
    const [bookmark] = await until(async () => {
      const list = await readBookmarks();
      return list.length > 0 && list;
    });
    expect(bookmark).toMatchObject({ id: 'sample-exam-1/q-2', source: { title: 'Sample Exam: Test 1' } });
    cleanup();
    forgetBookmarkIds();
    await renderInBrowser({ url: '/results/sample-exam-1', navigationState: buildResult() });
    await until(async () => button(2).getAttribute('aria-pressed') === 'true');
    fireEvent.click(button(2));
    await until(async () => (await readBookmarks()).length === 0);
  });

  it('is the same one during the test', async () => {
    await startAttempt();
    fireEvent.click(button(2));
    const [bookmark] = await until(async () => {
      const list = await readBookmarks();
      return list.length > 0 && list;
    });
    expect(bookmark).toMatchObject({ id: 'sample-exam-1/q-2', question: { questionText: 'What is 1 + 4?' } });
  });

  it('is taken back where the device cannot store it', async () => {
    forbidDatabase();
    await renderInBrowser({ url: '/results/sample-exam-1', navigationState: buildResult() });
    fireEvent.click(button(1));
    expect((await screen.findByRole('alert')).textContent).toContain("can't save bookmarks");
    expect(button(1).getAttribute('aria-pressed')).toBe('false');
  });
});
