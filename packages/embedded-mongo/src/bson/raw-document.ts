import { ObjectId } from 'bson';
import { decode } from './decode.js';
import { skim } from './skimmer.js';
import type { Doc } from './types.js';

/** The bytes of a document to be stored, and the fields of it that its indexes need. */
export interface Storable {
  readonly bytes: Buffer;
  readonly fields: Doc;
}

const ID_ELEMENT = Buffer.from('\x07_id\0', 'latin1');
const HEADER_BYTES = 4;

/** A document that came over the wire and was not decoded yet: to store it, most of it need not be. */
export class RawDocument {
  constructor(private readonly bytes: Buffer) {}

  decode(): Doc {
    return decode(this.bytes);
  }

  /**
   * The document as it is stored: `_id` comes first, and is made when there is none.
   * @param wanted names of the fields that the indexes need
   * @returns undefined when it has something in it that is stored in another form than it came: then it must be decoded
   * @throws MongoError when the bytes are not BSON
   */
  storable(wanted: ReadonlySet<string>): Storable | undefined {
    const { fields, id, isPlain } = skim(this.bytes, wanted);
    if (!isPlain) return undefined;
    const { bytes } = this;
    if (id?.from === HEADER_BYTES) return { bytes, fields };
    if (id) {
      const parts = [bytes.subarray(0, HEADER_BYTES), bytes.subarray(id.from, id.to)];
      parts.push(bytes.subarray(HEADER_BYTES, id.from), bytes.subarray(id.to));
      return { bytes: Buffer.concat(parts), fields };
    }
    const made = new ObjectId();
    const parts = [bytes.subarray(0, HEADER_BYTES), ID_ELEMENT, made.id, bytes.subarray(HEADER_BYTES)];
    const whole = Buffer.concat(parts);
    whole.writeInt32LE(whole.length, 0);
    return { bytes: whole, fields: { _id: made, ...fields } };
  }
}
