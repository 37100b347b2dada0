/** Why a file is not taken; undefined when it is. */
export const refusalOf = (file: File): string | undefined =>
  /\.json$/i.test(file.name) ? undefined : `${file.name} is not a .json file`;
