/** Offers a content as a file to save. */
export function downloadFile(
  content: string | Uint8Array<ArrayBuffer>,
  fileName: string,
  mediaType: string,
): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  URL.revokeObjectURL(url);
}
