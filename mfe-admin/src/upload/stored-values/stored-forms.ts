import type { UploadType } from '@mockingbird/contracts';
import { isSameTarget, type EditTarget } from './edit-target.js';
import type { Texts } from './stored-texts.js';

/** The stored values that filled a form. */
export interface StoredForm {
  target: EditTarget;
  /** Sent as `basedOn`. */
  revision: string;
  texts: Texts;
}

interface Entry extends StoredForm {
  /** Something was stored since: the values must be loaded again. */
  isStale: boolean;
}

type Target = EditTarget | undefined;

/** The stored values that filled the forms of exams and mock tests. */
export class StoredForms {
  private readonly forms = new Map<UploadType, Entry>();
  private sent: { type: UploadType; texts: Texts } | undefined;

  /** The latest values of this type, for any id. */
  getLatest(type: UploadType): StoredForm | undefined {
    return this.forms.get(type);
  }

  /** The values for this target, unless they are stale. */
  find(target: Target): StoredForm | undefined {
    const entry = target && this.forms.get(target.type);
    return entry && !entry.isStale && isSameTarget(entry.target, target) ? entry : undefined;
  }

  set({ target, revision, texts }: StoredForm): void {
    this.forms.set(target.type, { target, revision, texts, isStale: false });
  }

  delete(type: UploadType): void {
    this.forms.delete(type);
  }

  /** @param texts of the filled fields, as they are sent */
  recordSent(type: UploadType, texts: Texts): void {
    this.sent = { type, texts };
  }

  /** The last request was stored: its texts are no longer changes. */
  markStored(): void {
    const entry = this.sent && this.forms.get(this.sent.type);
    if (!this.sent || !entry) return;
    const texts = { ...entry.texts, ...this.sent.texts };
    this.forms.set(this.sent.type, { ...entry, texts, isStale: true });
  }
}
