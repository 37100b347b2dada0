import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RichTextModule } from '../rich-text/rich-text.module.js';
import { POST, postModelSchema } from './models.js';
import { PostStoreService } from './post-store.service.js';
import { PostsController } from './posts.controller.js';
import { PostsRepository } from './posts.repository.js';
import { POSTS_SOURCE } from './posts-source.js';
import { PostsService } from './posts.service.js';

/** The blog. */
@Module({
  imports: [RichTextModule, MongooseModule.forFeature([{ name: POST, schema: postModelSchema }])],
  controllers: [PostsController],
  providers: [
    PostsRepository,
    PostsService,
    PostStoreService,
    { provide: POSTS_SOURCE, useExisting: PostsRepository },
  ],
  exports: [PostStoreService],
})
export class PostsModule {}
