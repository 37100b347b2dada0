import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';
import { ContentDataModule } from './content-data.module.js';

@Module({ imports: [ContentDataModule], controllers: [ContentController] })
export class ContentModule {}
