import type { Request } from 'express';
import type { StorageEngine } from 'multer';

type Callback = Parameters<StorageEngine['_handleFile']>[2];

/**
 * Stores the file of a form in one buffer, whose size the request announces. Multer's own store joins all parts at the end: a copy of
 * eight megabytes holds up every other request.
 */
export class FileInMemory implements StorageEngine {
  /** @param limit largest file in bytes; multer must reject larger ones */
  constructor(private readonly limit: number) {}

  _handleFile(request: Request, { stream }: Express.Multer.File, done: Callback): void {
    const announced = Number(request.headers['content-length'] ?? this.limit);
    // Memory that is not written to costs nothing.
    const buffer = Buffer.allocUnsafeSlow(Math.min(announced, this.limit));
    let size = 0;
    stream.on('data', (part: Buffer) => (size += part.copy(buffer, size)));
    stream.once('error', done);
    stream.once('end', () => done(null, { buffer: buffer.subarray(0, size), size }));
  }

  _removeFile(_request: Request, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    done(null);
  }
}
