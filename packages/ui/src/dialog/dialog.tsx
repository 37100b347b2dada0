import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Icon } from '../icon/icon.js';
import { crossIcon } from '../icon/icons.js';
import classes from './dialog.module.css';
import * as messages from '../messages/dialog.js';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, by the close button and by a click outside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** Id of the text that screen readers read with the title when the dialog opens. */
  describedBy?: string;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  className?: string;
}

/** A modal dialog on the native element: it traps and restores focus, and the page behind it is inert. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, describedBy, children, actions, className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- Escape closes a native dialog
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={open ? describedBy : undefined}
      className={classNames(classes.dialog, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The second half of a double click on the opening button does not close the dialog.
        if (event.target === event.currentTarget && event.detail <= 1) onClose();
      }}
      // A form inside the dialog must not submit a form around it.
      onSubmit={(event) => event.stopPropagation()}
    >
      {open ? (
        <div className={classes.sheet}>
          <header className={classes.head}>
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
            <button type="button" aria-label={messages.close} onClick={onClose} className={classes.close}>
              <Icon drawing={crossIcon} />
            </button>
          </header>
          {children}
          {actions ? <footer className={classes.actions}>{actions}</footer> : null}
        </div>
      ) : null}
    </dialog>
  );
}
