/** Pixels: the form that all large networks show without cropping. */
export const PICTURE_WIDTH = 1_200;
export const PICTURE_HEIGHT = 630;
