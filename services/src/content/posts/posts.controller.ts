import { Controller, Get } from '@nestjs/common';
import { postListResponse, postResponse } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import type { BytesAnswer } from '../../http/response/raw-response.js';
import { Describe } from '../../http/api-route.js';
import { PathParams } from '../../http/request/path-params.js';
import { type SlugAddress, slugAddress } from '../content-params.js';
import { PostsService } from './posts.service.js';

@Controller('articles/posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Get()
  @AllowAccess('signed')
  @Describe({
    summary: 'Every post of the blog, the newest first',
    answer: postListResponse,
    cache: 'revalidate',
  })
  list(): BytesAnswer | Promise<BytesAnswer> {
    return this.posts.list();
  }

  @Get(':slug')
  @AllowAccess('signed')
  @Describe({
    summary: 'One post, as a list of one',
    answer: postResponse,
    cache: 'revalidate',
    problems: [404],
  })
  post(@PathParams(slugAddress) { slug }: SlugAddress): BytesAnswer | Promise<BytesAnswer> {
    return this.posts.post(slug);
  }
}
