import { Module } from '@nestjs/common';
import { ExamDataModule } from '../exam/exam-data.module.js';
import { PublisherService } from './publisher.service.js';
import { SeedService } from './seed.service.js';

/** Checks what is to be published and publishes it. */
@Module({
  imports: [ExamDataModule],
  providers: [PublisherService, SeedService],
  exports: [PublisherService, SeedService],
})
export class UploadModule {}
