const FILE_NAME = 'mock-test-result.png';

/** @throws when the browser cannot create the picture */
function toFile(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], FILE_NAME, { type: 'image/png' }));
      else reject(new Error('The browser created no picture'));
    }, 'image/png');
  });
}

/** Whether this browser can pass a picture to another app. */
export function canSharePictures(): boolean {
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([''], FILE_NAME, { type: 'image/png' })] });
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Opens the device's share sheet. Nothing happens when the student closes it. */
export async function sharePicture(canvas: HTMLCanvasElement, text: string): Promise<void> {
  const file = await toFile(canvas);
  await navigator.share({ files: [file], text }).catch((error: unknown) => {
    if (!isAbort(error)) throw error;
  });
}

/** Saves the picture as a file of this device. */
export async function savePicture(canvas: HTMLCanvasElement): Promise<void> {
  const address = URL.createObjectURL(await toFile(canvas));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}
