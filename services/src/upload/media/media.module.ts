import { Module } from '@nestjs/common';
import { MediaDataModule } from '../../media/media-data.module.js';
import { MediaController } from './media.controller.js';

/** Pictures by upload. */
@Module({ imports: [MediaDataModule], controllers: [MediaController] })
export class MediaModule {}
