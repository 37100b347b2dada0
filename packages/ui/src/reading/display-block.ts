/** A block of an entry, compatible with the API's blocks, which may have more fields. */
export type DisplayBlock =
  | {
      kind: 'richText';
      /** Made by `richTextBlock`; inserted unchanged. */
      html: string;
    }
  | { kind: 'media'; file: MediaFile }
  | {
      kind: 'quote';
      /** The source of the quotation. */
      title?: string | undefined;
      /** Plain text; line breaks are preserved. */
      body: string;
    };

export interface MediaFile {
  url: string;
  alternativeText?: string | undefined;
  caption?: string | undefined;
}

/** A heading inside rich text: `id` is the id of its element. */
export interface EntryHeading {
  level: number;
  id: string;
  text: string;
}
