import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../../database/errors.js';
import { SHELL_FILE, type StoredShellFile } from './shell-file.model.js';
import type { ShellFileModel } from './shell-file.model.js';

@Injectable()
export class ShellFileRepository {
  constructor(@InjectModel(SHELL_FILE) private readonly files: ShellFileModel) {}

  /** Extends the lifetime of a file. @returns false when no file with this name and content is stored */
  async renew({ file, integrity, expires }: Omit<StoredShellFile, 'bytes'>): Promise<boolean> {
    const { matchedCount } = await this.files.updateOne({ file, integrity }, { $set: { expires } }).exec();
    return matchedCount > 0;
  }

  /** @returns false when the name exists; then nothing is changed */
  async add(stored: StoredShellFile): Promise<boolean> {
    try {
      await this.files.insertMany([stored]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async find(file: string): Promise<Pick<StoredShellFile, 'integrity' | 'bytes'> | undefined> {
    const found = await this.files.findOne({ file }, { integrity: 1, bytes: 1 }).exec();
    return found ?? undefined;
  }
}
