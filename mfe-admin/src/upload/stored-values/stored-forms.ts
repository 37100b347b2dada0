import type { UploadType } from '@mockingbird/contracts';
import { isSameTarget, type EditTarget } from './edit-target.js';
import type { Texts } from './stored-texts.js';

/** What a form was filled with. */
export interface StoredForm {
  /** What it belongs to. */
  target: EditTarget;
  /** The `basedOn` of an upload. */
  revision: string;
  texts: Texts;
}

interface Known extends StoredForm {
  /** Something else was stored since: it has to be loaded again. */
  isOld: boolean;
}

type Target = EditTarget | undefined;

/** What the forms of exams and mock tests were filled with. */
export class StoredForms {
  private readonly forms = new Map<UploadType, Known>();
  private sent: { type: UploadType; texts: Texts } | undefined;

  /** What the form of this type was filled with last, for whatever id. */
  last(type: UploadType): StoredForm | undefined {
    return this.forms.get(type);
  }

  /** What the form was filled with for this target, unless something else was stored since. */
  current(target: Target): StoredForm | undefined {
    const known = target && this.forms.get(target.type);
    return known && !known.isOld && isSameTarget(known.target, target) ? known : undefined;
  }

  keep({ target, revision, texts }: StoredForm): void {
    this.forms.set(target.type, { target, revision, texts, isOld: false });
  }

  drop(type: UploadType): void {
    this.forms.delete(type);
  }

  /** @param texts of the fields that the form was filled with, as they are sent */
  noteSent(type: UploadType, texts: Texts): void {
    this.sent = { type, texts };
  }

  /** What was sent last is stored now: its texts are no longer somebody's changes. */
  markStored(): void {
    const known = this.sent && this.forms.get(this.sent.type);
    if (!this.sent || !known) return;
    const texts = { ...known.texts, ...this.sent.texts };
    this.forms.set(this.sent.type, { ...known, texts, isOld: true });
  }
}
