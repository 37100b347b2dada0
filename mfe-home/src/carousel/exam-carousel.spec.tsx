import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { ExamCarousel } from './exam-carousel.js';

const entries = (count: number): ExamCardData[] =>
  Array.from({ length: count }, (_, index) => ({
    examId: `EXAM_${index}`,
    title: `Exam ${index}`,
    totalTests: 2,
    totalQuestions: 20,
  }));

function open(count: number) {
  const { container } = render(<ExamCarousel title="All exams" exams={entries(count)} />);
  const viewport = container.querySelector<HTMLElement>('[data-still]');
  if (!viewport) throw new Error('The carousel was not rendered');
  return { viewport, lists: [...container.querySelectorAll('ul')] };
}

describe('the carousel', () => {
  it('moves two copies of the list, the second hidden from assistive technology and the tab order', () => {
    const { viewport, lists } = open(6);
    expect(viewport.dataset['still']).toBe('false');
    expect(lists).toHaveLength(2);
    expect(lists[1]?.getAttribute('aria-hidden')).toBe('true');
    expect(lists[1]?.textContent).toBe(lists[0]?.textContent);
    for (const link of lists[1]?.querySelectorAll('a') ?? []) expect(link.tabIndex).toBe(-1);
    expect(screen.getAllByRole('link')).toHaveLength(6);
  });

  it('takes the same time for each card, however many there are', () => {
    const { viewport } = open(6);
    expect(viewport.querySelector<HTMLElement>('div')?.style.getPropertyValue('--lap')).toBe('30s');
  });

  it('stops when paused by its button and moves again', () => {
    const { viewport } = open(6);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the exams' }));
    expect(viewport.dataset['still']).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Move the exams' }));
    expect(viewport.dataset['still']).toBe('false');
  });

  it('continues the animation of the first HTML, and seeks only after a stop', () => {
    const getAnimations = jest.fn(() => []);
    Object.defineProperty(Element.prototype, 'getAnimations', { value: getAnimations, configurable: true });
    try {
      open(6);
      expect(getAnimations).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: 'Pause the exams' }));
      fireEvent.click(screen.getByRole('button', { name: 'Move the exams' }));
      expect(getAnimations).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(Element.prototype, 'getAnimations');
    }
  });

  it('stops when the reader touches it', () => {
    const { viewport } = open(6);
    fireEvent.touchStart(viewport);
    expect(viewport.dataset['still']).toBe('true');
    expect(screen.getByRole('button', { name: 'Move the exams' })).toBeTruthy();
  });

  it('stops while one of its cards has the focus', () => {
    const { viewport, lists } = open(6);
    const [first, second] = within(lists[0] ?? viewport).getAllByRole('link');
    fireEvent.focus(first ?? viewport);
    expect(viewport.dataset['still']).toBe('true');
    fireEvent.blur(first ?? viewport, { relatedTarget: second });
    expect(viewport.dataset['still']).toBe('true');
    fireEvent.blur(second ?? viewport, { relatedTarget: null });
    expect(viewport.dataset['still']).toBe('false');
  });

  it('is one stop of the Tab key, and the arrow keys move between its cards', () => {
    const { viewport, lists } = open(6);
    const links = within(lists[0] ?? viewport).getAllByRole('link');
    const stops = () => links.flatMap((link, position) => (link.tabIndex === 0 ? [position] : []));
    expect(stops()).toEqual([0]);
    links[0]?.focus();
    for (const [key, position] of [
      ['ArrowRight', 1],
      ['End', 5],
      ['ArrowRight', 0],
      ['ArrowLeft', 5],
      ['Home', 0],
      ['a', 0],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? viewport, { key });
      expect([key, links.indexOf(document.activeElement as HTMLElement), stops()]).toEqual([
        key,
        position,
        [position],
      ]);
    }
  });

  it('stays a plain list when all cards fit side by side', () => {
    const { viewport, lists } = open(3);
    expect(viewport.dataset['still']).toBe('true');
    expect(lists).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders nothing without exams', () => {
    const { container } = render(<ExamCarousel title="All exams" exams={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
