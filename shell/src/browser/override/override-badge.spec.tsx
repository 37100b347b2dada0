/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ShellContext } from '../shell-context.js';
import { OverrideBadge, showOverrideBadge } from './override-badge.js';

it('the badge lists the overriding versions, resets them and opens the panel', () => {
  const onReset = jest.fn();
  const onOpenPanel = jest.fn();
  const labels = ['mfe-a 2.0.0', 'mfe-b from http://localhost:5173'];
  render(<OverrideBadge {...{ labels, onReset, onOpenPanel }} />);
  expect(screen.getByRole('complementary', { name: 'Overridden versions' }).textContent).toContain(
    'mfe-a 2.0.0mfe-b from http://localhost:5173',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onReset).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Developer panel' }));
  expect(onOpenPanel).toHaveBeenCalledTimes(1);
});

it('visitors get neither the badge nor the panel where overrides are off', () => {
  document.body.replaceChildren();
  // Only this part of the context is read before the answer.
  const shell = { state: { overrideOrigins: undefined } } as unknown as ShellContext;
  showOverrideBadge(shell, []);
  expect(document.body.childElementCount).toBe(0);
});
