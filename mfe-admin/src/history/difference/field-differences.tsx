import type { FieldChange } from '@mockingbird/contracts';
import { MarkedText } from './marked-text.js';
import classes from './difference.module.css';
import * as messages from '../../messages/history/difference.js';

/** One compared field, as texts. */
export interface ComparedField {
  /** Names the field within the list. */
  key: string;
  label: string;
  change: FieldChange['change'];
  before?: string | undefined;
  after?: string | undefined;
  /** Whether it may have many lines, of which few changed. */
  isLong?: boolean;
}

const VERBS = {
  added: messages.fieldAdded,
  removed: messages.fieldRemoved,
  changed: messages.fieldChanged,
} as const;

/** Fields before and after, with their words marked. */
export function FieldDifferences({ fields }: { fields: readonly ComparedField[] }) {
  return (
    <dl className={classes.fields}>
      {fields.map(({ key, label, change, before, after, isLong }) => (
        <div key={key}>
          <dt>
            {label} <span className={classes.verb}>{VERBS[change]}</span>
          </dt>
          <dd>
            <MarkedText before={before} after={after} isLong={isLong} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
