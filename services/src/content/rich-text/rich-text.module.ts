import { Module } from '@nestjs/common';
import { RichTextService } from './rich-text.service.js';

@Module({ providers: [RichTextService], exports: [RichTextService] })
export class RichTextModule {}
