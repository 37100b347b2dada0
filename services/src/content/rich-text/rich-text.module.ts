import { Module } from '@nestjs/common';
import { TextModule } from '../../text/text.module.js';
import { RichTextService } from './rich-text.service.js';

@Module({ imports: [TextModule], providers: [RichTextService], exports: [RichTextService] })
export class RichTextModule {}
