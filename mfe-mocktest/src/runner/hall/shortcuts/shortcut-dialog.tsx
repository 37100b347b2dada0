import { Dialog } from '@mockingbird/ui';
import { SHORTCUT_TEXTS } from './read-shortcut.js';
import styles from './shortcut-dialog.module.css';
import * as messages from '../../../messages/runner/hall/shortcuts.js';

export interface ShortcutDialogProps {
  open: boolean;
  /** Whether single keys act. */
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

/** The list of keys, and the switch for those who press keys by accident or speak their commands. */
export function ShortcutDialog({ open, isOn, onSwitch, onClose }: ShortcutDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.keyboardShortcuts}>
      <dl className={styles.keys}>
        {SHORTCUT_TEXTS.map(([keys, text]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        />
        {messages.useSingleKeys}
      </label>
    </Dialog>
  );
}
