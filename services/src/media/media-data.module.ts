import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoredFilesModule } from '../stored-files/stored-files.module.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';
import { MEDIA, mediaModelSchema } from './models.js';
import { PictureCheckService } from './picture-check/picture-check.service.js';

/** Uploaded pictures, without routes. */
@Module({
  imports: [StoredFilesModule, MongooseModule.forFeature([{ name: MEDIA, schema: mediaModelSchema }])],
  providers: [MediaRepository, MediaService, PictureCheckService],
  exports: [MediaService, PictureCheckService],
})
export class MediaDataModule {}
