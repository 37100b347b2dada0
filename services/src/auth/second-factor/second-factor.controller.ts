import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type Confirmation,
  confirmationSchema,
  messageResponse,
  recoveryCodesResponse,
  type SecondFactorCode,
  secondFactorCodeSchema,
  type SecondFactorStart,
  secondFactorStartResponse,
} from '@mockingbird/contracts';
import { AllowAccess } from '../../http/access/access.js';
import { ClientAddress } from '../../http/request/client-address.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { CurrentAccount } from '../current-account.js';
import { SecondFactorService } from './second-factor.service.js';
import type { Account } from '../sessions.service.js';

const REMOVED = 'The second factor is off.';

/** The second factor of admins: a time-based code of an authenticator app (RFC 6238). */
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactorService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @AllowAccess('staff')
  @ApiRoute({
    summary: 'Start to set up a second factor',
    answer: secondFactorStartResponse,
    cache: 'never',
    problems: [409, 429],
  })
  async start(
    @JsonBody(confirmationSchema) confirmation: Confirmation,
    @CurrentAccount() account: Account,
    @ClientAddress() address: string,
  ): Promise<{ data: SecondFactorStart }> {
    return { data: await this.factors.start(account, confirmation, address) };
  }

  @Post('enable')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('staff')
  @ApiRoute({
    summary: 'Switch the second factor on with its first code, and get recovery codes',
    answer: recoveryCodesResponse,
    cache: 'never',
    problems: [409, 429],
  })
  async enable(
    @JsonBody(secondFactorCodeSchema) { code }: SecondFactorCode,
    @CurrentAccount() account: Account,
    @ClientAddress() address: string,
  ): Promise<{ data: { recoveryCodes: string[] } }> {
    return { data: { recoveryCodes: await this.factors.enable(account, code, address) } };
  }

  @Post('remove')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('staff')
  @ApiRoute({
    summary: 'Switch the second factor off',
    answer: messageResponse,
    cache: 'never',
    problems: [429],
  })
  async remove(
    @JsonBody(confirmationSchema) confirmation: Confirmation,
    @CurrentAccount() account: Account,
    @ClientAddress() address: string,
  ): Promise<{ data: { message: string } }> {
    await this.factors.remove(account, confirmation, address);
    return { data: { message: REMOVED } };
  }
}
