import { Module } from '@nestjs/common';
import { ArticlesModule } from './articles/articles.module.js';
import { ContentController } from './content.controller.js';
import { ContentDataModule } from './content-data.module.js';
import { PostsModule } from './posts/posts.module.js';
import { ContentSeedModule } from './seed/content-seed.module.js';

@Module({
  imports: [ArticlesModule, ContentDataModule, ContentSeedModule, PostsModule],
  controllers: [ContentController],
})
export class ContentModule {}
