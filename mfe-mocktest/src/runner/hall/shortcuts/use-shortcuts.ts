import { useEffect, useEffectEvent } from 'react';
import { readShortcut, type Shortcut } from './read-shortcut.js';

/** Text fields take keys themselves. Radio buttons take only the arrows and the space bar. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]');

/** Calls the function for a pressed shortcut, except while a dialog is open. The list of shortcuts always opens. */
export function useShortcuts(isOn: boolean, onShortcut: (shortcut: Shortcut) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const shortcut = readShortcut(event.key);
    if (!shortcut || (!isOn && shortcut.type !== 'help')) return;
    event.preventDefault();
    onShortcut(shortcut);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
