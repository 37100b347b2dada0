import { Module } from '@nestjs/common';
import { StrapiModule } from '../strapi/strapi.module.js';
import { STRAPI_POSTS, type StrapiPosts } from '../strapi/strapi-posts.js';
import { MergedPosts } from './merged-posts.js';
import { RichTextModule } from '../rich-text/rich-text.module.js';
import { PostsDataModule } from './posts-data.module.js';
import { PostsController } from './posts.controller.js';
import { PostsRepository } from './posts.repository.js';
import { POSTS_SOURCE, type PostsSource } from './posts-source.js';
import { PostsService } from './posts.service.js';

/** The blog. */
@Module({
  imports: [PostsDataModule, RichTextModule, StrapiModule],
  controllers: [PostsController],
  providers: [
    PostsService,
    {
      provide: POSTS_SOURCE,
      inject: [STRAPI_POSTS, PostsRepository],
      useFactory: (strapi: StrapiPosts | undefined, own: PostsRepository): PostsSource =>
        strapi === undefined ? own : new MergedPosts(strapi, own),
    },
  ],
})
export class PostsModule {}
