import { Unzip, UnzipInflate } from 'fflate';

/** Limit of all files together after decompression, in bytes. A file of 8 MB could grow to 8 GB. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_FILES = 5_000;
/** Bytes that are decompressed before the limits are checked again. */
const STEP = 16 * 1024;

export type UnzipResult =
  { ok: true; files: Map<string, Uint8Array<ArrayBuffer>> } | { ok: false; message: string };

/** What macOS adds to an archive: one more file for each file. */
const EXTRAS = /^__MACOSX\//;

class ZipError extends Error {}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Counts what comes out, because the sizes that an archive states may be wrong. */
class Archive {
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>();
  private bytes = 0;
  private count = 0;

  read(archive: Uint8Array): void {
    const unzip = new Unzip((file) => {
      this.count += 1;
      if (this.count > MAX_FILES) throw new ZipError(`The archive holds more than ${MAX_FILES} files`);
      const chunks: Uint8Array[] = [];
      let length = 0;
      file.ondata = (error, chunk, isFinal) => {
        if (error) throw error;
        length += chunk.length;
        this.bytes += chunk.length;
        if (this.bytes > MAX_BYTES)
          throw new ZipError('The files of the archive are larger than 64 MB together');
        chunks.push(chunk);
        const isContent = !file.name.endsWith('/') && !EXTRAS.test(file.name);
        if (isFinal && isContent) this.files.set(file.name, join(chunks, length));
      };
      file.start();
    });
    unzip.register(UnzipInflate);
    for (let start = 0; start < archive.length; start += STEP)
      unzip.push(archive.subarray(start, start + STEP), start + STEP >= archive.length);
  }
}

/** Unpacks a ZIP archive in memory, up to a limit. */
export function unzip(bytes: Uint8Array): UnzipResult {
  const archive = new Archive();
  try {
    archive.read(bytes);
  } catch (error) {
    if (error instanceof ZipError) return { ok: false, message: error.message };
    return { ok: false, message: 'The archive is broken, or a password protects it' };
  }
  if (archive.files.size === 0)
    return { ok: false, message: 'The file is not a ZIP archive, or it is empty' };
  return { ok: true, files: archive.files };
}
