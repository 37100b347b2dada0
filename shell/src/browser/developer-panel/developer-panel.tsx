import { useEffect, useRef, useState } from 'react';
import * as messages from '../../messages/browser/developer-panel.js';
import type { PinnedVersion } from '../override/override.js';
import type { ShellContext } from '../shell-context.js';
import { OverrideSection } from './override-section.js';
import { CompositionSection, RemoteTable, SharedTable, ZoneList } from './panel-sections.js';
import { usePanelFacts, useSiteDescription } from './use-panel-facts.js';
import { ZoneOutlines } from './zone-outlines.js';

export interface DeveloperPanelProps {
  shell: ShellContext;
  /** The versions that replace live ones in this tab. */
  pinned: readonly PinnedVersion[];
  /** The developer opened it: the keyboard goes there. False where the tab remembers it from the last page. */
  takesFocus: boolean;
  onClose: () => void;
}

/** What the page is made of, and switches for overrides. Not modal: the page beside it stays usable. */
export function DeveloperPanel({ shell, pinned, takesFocus, onClose }: DeveloperPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOutlined, setIsOutlined] = useState(false);
  const facts = usePanelFacts(shell, pinned);
  const site = useSiteDescription();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    const element = panel.current;
    element?.addEventListener('keydown', closeOnEscape);
    return () => element?.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <>
      {isOutlined ? <ZoneOutlines zones={facts.zones} /> : null}
      <aside ref={panel} aria-label={messages.title}>
        <header>
          <h2 ref={heading} tabIndex={-1}>
            {messages.title}
          </h2>
          <button type="button" onClick={onClose}>
            {messages.close}
          </button>
        </header>
        <p>{messages.onlyYou}</p>
        <h3>{messages.composition}</h3>
        <CompositionSection facts={facts} site={site} />
        <h3>{messages.onTheScreen}</h3>
        <label>
          <input
            type="checkbox"
            checked={isOutlined}
            onChange={(event) => setIsOutlined(event.target.checked)}
          />
          {messages.outline}
        </label>
        <ZoneList zones={facts.zones} />
        <h3>{messages.overrides}</h3>
        <OverrideSection switches={facts.switches} remotes={facts.remotes} />
        <h3>{messages.remotes}</h3>
        <RemoteTable remotes={facts.remotes} site={site} />
        <h3>{messages.sharedModules}</h3>
        <SharedTable shared={facts.shared} site={site} />
      </aside>
    </>
  );
}
