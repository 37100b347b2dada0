import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, menuIcon } from '@mockingbird/ui';
import classes from './header-menu.module.css';
import * as messages from '../../messages/layout/header.js';

const MENU_ID = 'mb-menu';

/**
 * The menu: a native popover with a button in narrow windows, and part of the header bar in wide ones. It opens and closes
 * without JavaScript. A browser without popovers shows it in the page.
 */
export function HeaderMenu({ path, children }: { path: string; children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current;
    // Following a link does not load a document, so the menu would stay open.
    return () => element?.hidePopover?.();
  }, [path]);
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} className={classes.button}>
        <Icon drawing={menuIcon} />
        <span className={classes.label}>{messages.menu}</span>
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className={classes.menu}>
        {children}
      </div>
    </>
  );
}
