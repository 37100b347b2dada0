import type { FieldChange } from '@mockingbird/contracts';
import { fieldLabel } from '../../upload/form-fields/field-labels.js';
import type { ComparedField } from './field-differences.js';
import { formatStoredValue } from './format-stored-value.js';
import * as messages from '../../messages/history/difference.js';

/** A field of an exam or a mock test, in the words of the form. */
export const toComparedField = ({ field, change, before, after }: FieldChange): ComparedField => ({
  key: field,
  label: field === 'hidden' ? messages.hiddenFromStudents : fieldLabel(field),
  change,
  before: field === 'hidden' ? formatHidden(before) : formatStoredValue(before),
  after: field === 'hidden' ? formatHidden(after) : formatStoredValue(after),
});

const formatHidden = (value: unknown): string => (value === true ? messages.yes : messages.no);
