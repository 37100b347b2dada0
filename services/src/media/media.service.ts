import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Media, MEDIA_BASE, type MediaList } from '@mockingbird/contracts';
import pLimit from 'p-limit';
import { CLOCK, type Clock } from '../common/injection-tokens.js';
import { invalid, notFound, ProblemError } from '../http/response/problem.js';
import { RawResponse } from '../http/response/raw-response.js';
import { StoredFilesService } from '../stored-files/stored-files.service.js';
import { MEDIA_CONCURRENCY, MEDIA_NAME_CHARACTERS, MEDIA_PAGE, MEDIA_WAITING } from './limits.js';
import { MediaRepository } from './media.repository.js';
import type { StoredMedia } from './models.js';

const OWNER = '_media';
/** Increase it when the conversion changes: an address has one content for ever. */
const CONVERSION = 1;
const HASH_CHARACTERS = 32;
const TYPES = { webp: 'image/webp', svg: 'image/svg+xml' } as const;

/** A picture as it arrives. */
export interface UploadedPicture {
  bytes: Buffer;
  /** File name. */
  name: string;
  alternativeText: string;
}

const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(`${CONVERSION}\n`).update(bytes).digest('hex').slice(0, HASH_CHARACTERS);

function toMedia({ _id: id, files, at, sources: _, ...rest }: StoredMedia): Media {
  const sizes = files.map(({ name, width, bytes }) => ({ url: MEDIA_BASE + name, width, bytes }));
  return { ...rest, id, url: sizes.at(-1)?.url ?? '', sizes, at: at.toISOString() };
}

/** Stores pictures in the sizes that pages show, by a hash of their content. */
@Injectable()
export class MediaService {
  private readonly limit = pLimit(MEDIA_CONCURRENCY);

  constructor(
    private readonly media: MediaRepository,
    private readonly files: StoredFilesService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Converts and stores a picture. The same picture again changes only its name and its alternative text.
   * @throws ProblemError MB-1002 if it is no picture or too large, MB-1006 while too many others wait
   */
  async add({ bytes, name, alternativeText }: UploadedPicture, by: string): Promise<Media> {
    const id = hashOf(bytes);
    const described = { name: name.slice(0, MEDIA_NAME_CHARACTERS) || id, alternativeText };
    const existing = await this.media.find(id);
    const stored: StoredMedia = {
      ...(existing ?? (await this.convert(id, bytes))),
      ...described,
      by,
      at: new Date(this.clock()),
    };
    await this.media.save(stored);
    return toMedia(stored);
  }

  /**
   * Stores a picture of another system. A picture that is stored already stays as it is: an editor may have described it better.
   * @param source its address there
   * @throws ProblemError as `add` does
   */
  async addFrom(source: string, picture: UploadedPicture, by: string): Promise<Media> {
    const existing = await this.media.find(hashOf(picture.bytes));
    const media = existing === null ? await this.add(picture, by) : toMedia(existing);
    await this.media.addSource(media.id, source);
    return media;
  }

  /** @returns own addresses of stored pictures, by the addresses of another system that they were fetched from */
  async findFrom(sources: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const wanted = new Set(sources);
    const found = await this.media.listBySources(sources);
    return new Map(
      found.flatMap((stored) =>
        (stored.sources ?? [])
          .filter((source) => wanted.has(source))
          .map((source) => [source, toMedia(stored).url] as const),
      ),
    );
  }

  /** @param words that name or alternative text must contain */
  async list(words: readonly string[], page: number): Promise<MediaList> {
    const found = (await this.media.list()).filter(({ name, alternativeText }) => {
      const searched = `${name} ${alternativeText}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    });
    return {
      data: found.slice((page - 1) * MEDIA_PAGE, page * MEDIA_PAGE).map(toMedia),
      meta: { total: found.length, page, pages: Math.max(1, Math.ceil(found.length / MEDIA_PAGE)) },
    };
  }

  /**
   * @param file as in `mediaFileSchema`
   * @throws ProblemError MB-1003 if it does not exist
   */
  async getFile(file: string): Promise<RawResponse> {
    const bytes = await this.read(file);
    if (bytes === undefined) throw notFound('There is no such picture.');
    return new RawResponse(bytes, file.endsWith('.svg') ? TYPES.svg : TYPES.webp, `"${file}"`);
  }

  /**
   * @param files as in `mediaFileSchema`
   * @returns those that exist
   */
  async findFiles(files: readonly string[]): Promise<ReadonlySet<string>> {
    const ids = new Set(files.map((file) => file.slice(0, HASH_CHARACTERS)));
    const found = await this.media.findAll([...ids]);
    const existing = new Set(found.flatMap((media) => media.files.map(({ name }) => name)));
    return new Set(files.filter((file) => existing.has(file)));
  }

  private read(file: string): Promise<Buffer | undefined> {
    return this.files.read(OWNER, file.slice(0, HASH_CHARACTERS), file);
  }

  private async convert(
    id: string,
    bytes: Buffer,
  ): Promise<Pick<StoredMedia, '_id' | 'width' | 'height' | 'files'>> {
    if (this.limit.pendingCount >= MEDIA_WAITING) {
      throw new ProblemError(429, 'MB-1006', 'Other pictures are being converted. Please try again soon.');
    }
    // The library is large: a process without uploads does not load it.
    const { convertPicture } = await import('./convert-picture.js');
    const converted = await this.limit(() => convertPicture(bytes));
    if (!converted.ok) throw invalid([{ path: '/file', message: converted.message }]);
    const { files, width, height } = converted.picture;
    const named = files.map((file) => ({ ...file, name: `${id}-${file.width}.${file.extension}` }));
    await this.files.write(OWNER, id, new Map(named.map(({ name, bytes: content }) => [name, content])));
    return {
      _id: id,
      width,
      height,
      files: named.map(({ name, width: size, bytes: content }) => ({
        name,
        width: size,
        bytes: content.length,
      })),
    };
  }
}
