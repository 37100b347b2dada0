/** Returns an error message unless the file is a .json file. */
export const findFileError = (file: File): string | undefined =>
  /\.json$/i.test(file.name) ? undefined : `${file.name} is not a .json file`;
