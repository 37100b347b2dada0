import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@mockingbird/platform';
import { exam, mockTest, question, questionsResponse } from '@mockingbird/testing';
import {
  findAccessibilityIssues,
  fakeApi,
  renderFragment,
  renderFragmentToString,
} from '@mockingbird/testing/fake-shell';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { pickQuestions } from '../src/quick-quiz/pick-questions.js';
import definition from '../src/remote.js';
import { resolvesWith, rejectsWith } from './render.js';

const QUESTIONS = Array.from({ length: 10 }, (_, index) =>
  question({
    questionId: `q-${index}`,
    questionText: `Question text ${index} with $x$`,
    topic: index < 5 ? 'Road signs' : 'Parking',
    correctAnswer: 1,
  }),
);
const API = {
  exam: resolvesWith(
    exam({ examId: 'PERCENTAGE', title: 'Percentage', mockTests: [mockTest({ testId: 'p-1' })] }),
  ),
  questions: resolvesWith(
    questionsResponse(QUESTIONS, { testId: 'p-1', math: { x: '<math><mi>x</mi></math>', y: '<math/>' } }),
  ),
};
const quiz = (api: Parameters<typeof fakeApi>[0] = API, input: unknown = { topic: 'percentage' }) => ({
  definition,
  name: 'quick-quiz',
  input,
  api: fakeApi(api),
});
const MISSING = new ApiError('http', 'no', 404);
const UNAVAILABLE = new ApiError('network', 'unavailable');

describe('the quick quiz on the server', () => {
  it('is a list with closed answers and a link to more', async () => {
    const html = await renderFragmentToString(quiz());
    expect(html).toContain('Warm up: five questions on Percentage');
    expect(html.match(/<details/g)).toHaveLength(5);
    expect(html).not.toContain('type="radio"');
    expect(html).toContain('href="/mocktest/percentage/p-1"');
    expect(html).toContain('<math><mi>x</mi></math>');
  });

  it('shows nothing for a topic that does not exist or has no questions, and fails when the services do', async () => {
    expect(await renderFragmentToString(quiz({ exam: rejectsWith(MISSING) }))).toBe('');
    expect(
      await renderFragmentToString(quiz({ ...API, questions: resolvesWith(questionsResponse([])) })),
    ).toBe('');
    await expect(renderFragmentToString(quiz({ exam: rejectsWith(UNAVAILABLE) }))).rejects.toThrow(
      'unavailable',
    );
  });

  it.each([[null], [{}], [{ topic: '../x' }], [{ topic: 'a', about: 1 }]])(
    'rejects %j, which names no topic',
    async (input) => {
      await expect(renderFragmentToString(quiz(API, input))).rejects.toThrow(/^\/(topic|about): Expected/);
    },
  );
});

describe('the quick quiz in the browser', () => {
  const first = () => within(screen.getAllByRole('group')[0] ?? document.body);
  const option = (letter: string) => first().getByRole('radio', { name: new RegExp(`^${letter}`) });

  it('shows immediately in words whether the choice is right, and counts', async () => {
    await renderFragment(quiz());
    expect(screen.queryByText('Show the answer')).toBeNull();
    fireEvent.click(option('A'));
    expect(screen.getByText('Not quite.')).toBeTruthy();
    expect(first().getByText('Your answer (wrong)')).toBeTruthy();
    expect(first().getByText('Right answer')).toBeTruthy();
    expect(screen.getByText('1 of 5 answered')).toBeTruthy();
    fireEvent.click(option('B'));
    expect(first().getByText('Your answer (wrong)')).toBeTruthy();
  });

  it('accepts a choice by arrow keys only after Check answer', async () => {
    await renderFragment(quiz());
    fireEvent.keyDown(option('A'), { key: 'ArrowDown' });
    fireEvent.click(option('B'));
    expect(screen.queryByText('Right.')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Check answer' }).click());
    expect(screen.getByText('Right.')).toBeTruthy();
  });

  it('says how many were right after the last one', async () => {
    await renderFragment(quiz());
    for (const group of screen.getAllByRole('group'))
      fireEvent.click(within(group).getByRole('radio', { name: /^B/ }));
    expect(screen.getByText('5 of 5 right')).toBeTruthy();
  });

  it('has no accessibility faults, before and after a response', async () => {
    const container = await renderFragment(quiz());
    expect(await findAccessibilityIssues(container)).toEqual([]);
    fireEvent.click(option('A'));
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});

describe('the questions of a quiz', () => {
  const DAY = 86_400_000;
  const texts = (about: string, now: number) =>
    pickQuestions(QUESTIONS, about, now).map(({ questionText }) => questionText);

  it('leaves out questions with a chart or a long passage when others are enough', () => {
    const questions = Array.from({ length: 12 }, (_, index) => ({
      questionText: `Question ${index}`,
      ...(index < 6 && (index < 3 ? { passageImage: '/chart.svg' } : { passage: 'Long. '.repeat(101) })),
    }));
    const picked = pickQuestions(questions, 'charts', DAY);
    expect(picked.filter((question) => 'passageImage' in question)).toEqual([]);
    expect(pickQuestions(questions.slice(0, 8), 'charts', DAY)).toHaveLength(5);
  });

  it('are first those about the text that was read', () => {
    const topics = pickQuestions(QUESTIONS, 'parking, Texas', DAY).map(({ topic }) => topic);
    expect(topics).toEqual(Array(5).fill('Parking'));
  });

  it('are the same all day, and others on another day', () => {
    expect(texts('', DAY)).toEqual(texts('', 2 * DAY - 1));
    expect(texts('', DAY)).not.toEqual(texts('', 2 * DAY));
  });
});
