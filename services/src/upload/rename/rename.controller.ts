import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { type Rename, renameResponse, renameSchema } from '@mockingbird/contracts';
import { CurrentAccount } from '../../auth/current-account.js';
import type { Account } from '../../auth/sessions.service.js';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { RenameAdminService } from './rename-admin.service.js';

@Controller('upload/rename')
export class RenameController {
  constructor(private readonly renames: RenameAdminService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('recent-publish')
  @ApiRoute({
    summary: 'Give an exam or a test a new id; its former ids lead to it',
    answer: renameResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async rename(
    @JsonBody(renameSchema) rename: Rename,
    @CurrentAccount() { username }: Account,
  ): Promise<{ data: Awaited<ReturnType<RenameAdminService['rename']>> }> {
    return { data: await this.renames.rename(rename, username) };
  }
}
