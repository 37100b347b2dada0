/** A part of an entry as it is drawn; what the services answer fits, and may carry more. */
export type DisplayBlock =
  | {
      kind: 'richText';
      /** Made and made safe by the services; inserted as it is. */
      html: string;
    }
  | { kind: 'media'; file: MediaFile }
  | {
      kind: 'quote';
      /** Who says it, or where it stands. */
      title?: string | undefined;
      /** Plain text; line breaks are kept. */
      body: string;
    };

export interface MediaFile {
  url: string;
  alternativeText?: string | undefined;
  caption?: string | undefined;
}

/** A heading inside rich text: `id` is that of its element. */
export interface EntryHeading {
  level: number;
  id: string;
  text: string;
}
