/** A picture of a text or a question. */
export interface PictureValue {
  url: string;
  alternativeText: string;
}

export const NO_PICTURE: PictureValue = { url: '', alternativeText: '' };
