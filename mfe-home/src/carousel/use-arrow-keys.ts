import { useState, type KeyboardEvent } from 'react';

/** @returns the position after a key; undefined for other keys */
function positionAfter(key: string, position: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (position + 1) % count;
    case 'ArrowLeft':
      return (position - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Makes a list of links one stop of the Tab key.
 * @param count links of the list, at least one
 * @returns the position of the link that the Tab key reaches, and a handler of the links that moves the focus
 */
export function useArrowKeys(count: number) {
  const [position, setPosition] = useState(0);
  const active = Math.min(position, count - 1);
  const moveFocus = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
    const next = positionAfter(event.key, links.indexOf(event.currentTarget), links.length);
    if (next === undefined) return;
    event.preventDefault();
    setPosition(next);
    links[next]?.focus();
  };
  return { active, moveFocus };
}
