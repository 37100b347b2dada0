import { Controller, Get } from '@nestjs/common';
import { postListResponse, postResponse } from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import type { RawResponse } from '../../http/response/raw-response.js';
import { ApiRoute } from '../../http/api-route.js';
import { PathParams } from '../../http/request/path-params.js';
import { type SlugParams, slugParams } from '../content-params.js';
import { PostsService } from './posts.service.js';

@Controller('articles/posts')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Get()
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'Every post of the blog, the newest first',
    answer: postListResponse,
    cache: 'revalidate',
  })
  list(): RawResponse | Promise<RawResponse> {
    return this.posts.list();
  }

  @Get(':slug')
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'One post, as a list of one',
    answer: postResponse,
    cache: 'revalidate',
    problems: [404],
  })
  post(@PathParams(slugParams) { slug }: SlugParams): RawResponse | Promise<RawResponse> {
    return this.posts.post(slug);
  }
}
