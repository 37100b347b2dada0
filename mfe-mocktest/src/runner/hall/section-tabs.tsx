import { classNames, Icon, checkIcon, lockIcon, VisuallyHidden } from '@mockingbird/ui';
import { useEffect, useRef } from 'react';
import type { PaletteGroup } from './palette/palette-groups.js';
import styles from './section-tabs.module.css';
import * as messages from '../../messages/runner/hall/section-tabs.js';

export interface SectionTabsProps {
  groups: readonly PaletteGroup[];
  /** Zero-based position of the current question. */
  index: number;
  onGo: (index: number) => void;
}

/** A section that does not open: finished or still locked. */
function ClosedTab({ name, state }: Pick<PaletteGroup, 'name' | 'state'>) {
  const isFinished = state === 'finished';
  return (
    <span className={styles.closed}>
      <Icon drawing={isFinished ? checkIcon : lockIcon} />
      <span className={styles.name}>{name}</span>
      <VisuallyHidden>, {isFinished ? messages.finished : messages.locked}</VisuallyHidden>
    </span>
  );
}

/** The sections of the test above the question. An open one leads to its first question. */
export function SectionTabs({ groups, index, onGo }: SectionTabsProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = groups.findIndex(({ from, end }) => from <= index && index < end);
  useEffect(() => {
    const tab = list.current?.children[current];
    // Not scrollIntoView, which would scroll the page too.
    if (list.current && tab instanceof HTMLElement)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  const isLocking = groups.some(({ state }) => state !== 'open');
  if (groups.every(({ name }) => name === undefined)) return null;
  return (
    <nav aria-label={messages.sections}>
      <ol role="list" ref={list} className={classNames(styles.tabs, isLocking && styles.locking)}>
        {groups.map(({ name, from, state }, position) => (
          <li key={from} className={styles.tab}>
            {state === 'open' ? (
              <button
                type="button"
                className={styles.open}
                aria-current={position === current || undefined}
                onClick={() => onGo(from)}
              >
                {name ?? messages.otherQuestions}
              </button>
            ) : (
              <ClosedTab name={name} state={state} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
