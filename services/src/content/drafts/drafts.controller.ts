import { Controller, Get } from '@nestjs/common';
import { type Draft, draftResponse, textTokenSchema } from '@mockingbird/contracts';
import * as z from 'zod';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { PathParams } from '../../http/request/path-params.js';
import { DraftsService } from './drafts.service.js';

const draftParams = z.object({ token: textTokenSchema });
type DraftParams = z.infer<typeof draftParams>;

@Controller('articles/drafts')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  /** The token is the permission. It is too long to be guessed. */
  @Get(':token')
  @AllowAccess('signed')
  @ApiRoute({
    summary: 'The draft of a secret link',
    answer: draftResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async find(@PathParams(draftParams) { token }: DraftParams): Promise<{ data: Draft }> {
    return { data: await this.drafts.find(token) };
  }
}
