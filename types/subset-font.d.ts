// The package comes without types. Only what we use is described.
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Range of each axis of a variable font. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Leaves out letters that only features of the layout would add. */
    noLayoutClosure?: boolean;
  }
  /** @param text the letters to keep */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
