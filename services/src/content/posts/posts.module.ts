import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import { CLOCK, CONFIG, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { StrapiPosts } from '../strapi/strapi-posts.js';
import { RichTextModule } from '../rich-text/rich-text.module.js';
import { PostsDataModule } from './posts-data.module.js';
import { PostsController } from './posts.controller.js';
import { PostsRepository } from './posts.repository.js';
import { POSTS_SOURCE, type PostsSource } from './posts-source.js';
import { PostsService } from './posts.service.js';

/** The blog. */
@Module({
  imports: [PostsDataModule, RichTextModule],
  controllers: [PostsController],
  providers: [
    PostsService,
    {
      provide: POSTS_SOURCE,
      inject: [CONFIG, LOGGER, CLOCK, PostsRepository],
      useFactory: (
        { strapi }: Config,
        log: Logger,
        clock: Clock,
        repository: PostsRepository,
      ): PostsSource => (strapi === undefined ? repository : new StrapiPosts(strapi, log, clock)),
    },
  ],
})
export class PostsModule {}
