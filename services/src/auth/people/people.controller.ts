import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type RoleChange,
  roleChangeSchema,
  roleSchema,
  type StaffAccount,
  staffAccountResponse,
  type StaffAccounts,
  staffAccountsResponse,
} from '@mockingbird/contracts';
import * as z from 'zod';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { ClientAddress } from '../../http/request/client-address.js';
import { idParam } from '../../http/request/id-param.js';
import { JsonBody } from '../../http/request/json-body.js';
import { PathParams } from '../../http/request/path-params.js';
import { QueryParams } from '../../http/request/query-params.js';
import { CurrentAccount } from '../current-account.js';
import type { Account } from '../sessions.service.js';
import { PeopleService } from './people.service.js';

const peopleQuery = z.object({ role: z.enum(roleSchema.options).optional() });
type PeopleQuery = z.output<typeof peopleQuery>;
const personParams = z.object({ username: idParam });
type PersonParams = z.output<typeof personParams>;

@Controller('auth/accounts')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Get()
  @AllowAccess('people')
  @ApiRoute({
    summary: 'Accounts of staff with their roles; students are left out',
    answer: staffAccountsResponse,
    cache: 'never',
  })
  list(@QueryParams(peopleQuery) { role }: PeopleQuery): Promise<StaffAccounts> {
    return this.people.list(role);
  }

  @Post(':username/role')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('recent-people')
  @ApiRoute({
    summary: 'Give an account another role, and end its tokens',
    answer: staffAccountResponse,
    cache: 'never',
    problems: [404, 409],
  })
  async changeRole(
    @PathParams(personParams) { username }: PersonParams,
    @JsonBody(roleChangeSchema) { role }: RoleChange,
    @CurrentAccount() account: Account,
    @ClientAddress() address: string,
  ): Promise<{ data: StaffAccount }> {
    return { data: await this.people.changeRole(username, role, account, address) };
  }
}
