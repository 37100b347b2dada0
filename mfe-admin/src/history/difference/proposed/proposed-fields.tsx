import type { UploadResult } from '@mockingbird/contracts';
import { toComparedField } from '../compared-field.js';
import { FieldDifferences } from '../field-differences.js';
import { toTextField } from '../text-fields.js';
import classes from '../difference.module.css';
import * as messages from '../../../messages/history/difference.js';

/** What an upload would change in the fields of an exam, a mock test or a text, word by word. */
export function ProposedFields({ type, changes = [] }: Pick<UploadResult, 'type' | 'changes'>) {
  const toField = type === 'article' || type === 'post' ? toTextField : toComparedField;
  return (
    <div className={classes.difference}>
      {changes.length > 0 ? (
        <FieldDifferences fields={changes.map(toField)} />
      ) : (
        <p>{messages.nothingDiffers}</p>
      )}
    </div>
  );
}
