import type { BulkAction } from '@mockingbird/contracts';
import { readCommaList } from '../../format/comma-list.js';

export type BulkKind = BulkAction['kind'];

/** What an editor has typed in the dialog, for all actions together. */
export interface BulkForm {
  kind: BulkKind;
  addTags: string;
  removeTags: string;
  topic: string;
  level: string;
  section: string;
  find: string;
  replacement: string;
  testId: string;
}

export const EMPTY_FORM: BulkForm = {
  kind: 'tag',
  addTags: '',
  removeTags: '',
  topic: '',
  level: '',
  section: '',
  find: '',
  replacement: '',
  testId: '',
};

/** What an editor types to remove a field. An empty input leaves the field as it is. */
const REMOVE = '-';

const fieldValue = (text: string): string => (text.trim() === REMOVE ? '' : text.trim());

/** @returns the action of the form; undefined while something is missing */
export function toAction(form: BulkForm): BulkAction | undefined {
  const { kind } = form;
  switch (kind) {
    case 'tag': {
      const [add, remove] = [readCommaList(form.addTags), readCommaList(form.removeTags)];
      return add.length + remove.length > 0 ? { kind, add, remove } : undefined;
    }
    case 'set': {
      const { topic, level, section } = form;
      const fields = Object.entries({ topic, level, section }).filter(([, text]) => text.trim() !== '');
      if (fields.length === 0) return undefined;
      return { kind, ...Object.fromEntries(fields.map(([name, text]) => [name, fieldValue(text)])) };
    }
    case 'replace':
      return form.find === '' ? undefined : { kind, find: form.find, replacement: form.replacement };
    case 'copy':
    case 'move':
      return form.testId === '' ? undefined : { kind, testId: form.testId };
    case 'remove':
      return { kind };
  }
}
