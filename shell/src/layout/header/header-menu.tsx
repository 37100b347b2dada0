import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, menuIcon } from '@mockingbird/ui';
import classes from './header-menu.module.css';

const MENU_ID = 'mb-menu';

/**
 * A native popover behind a button where room is short, part of the bar where it is not. It opens and closes without
 * JavaScript; a browser without popovers shows it in place.
 */
export function HeaderMenu({ path, children }: { path: string; children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current;
    // Following a link leaves the document in place, and with it the open menu.
    return () => element?.hidePopover?.();
  }, [path]);
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} className={classes.button}>
        <Icon drawing={menuIcon} />
        <span className={classes.label}>Menu</span>
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className={classes.menu}>
        {children}
      </div>
    </>
  );
}
