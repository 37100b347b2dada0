import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type AccountDetails,
  accountResponse,
  type Confirmation,
  confirmationSchema,
  type Login,
  loginSchema,
  messageResponse,
  type PasswordChange,
  passwordChangeSchema,
  type Signup,
  signupSchema,
  tokenResponse,
} from '@mockingbird/contracts';
import { AllowAccess } from '../http/access/access.js';
import { ClientAddress } from '../http/request/client-address.js';
import { ApiRoute } from '../http/api-route.js';
import { JsonBody } from '../http/request/json-body.js';
import { AccountsService } from './accounts.service.js';
import { CurrentAccount } from './current-account.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import type { Account } from './sessions.service.js';

const SIGNED_OUT = 'You are signed out on every device.';
const WELCOME = 'Your account is ready. You can sign in now.';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly secondFactors: SecondFactorService,
  ) {}

  @Post('signup')
  @AllowAccess('signed')
  @ApiRoute({ summary: 'Make an account', answer: messageResponse, cache: 'never', problems: [409, 429] })
  async signup(
    @JsonBody(signupSchema) signup: Signup,
    @ClientAddress() address: string,
  ): Promise<{ data: { message: string } }> {
    await this.accounts.signup(signup, address);
    return { data: { message: WELCOME } };
  }

  @Post('login')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('signed')
  @ApiRoute({ summary: 'Sign in', answer: tokenResponse, cache: 'never', problems: [429] })
  async login(
    @JsonBody(loginSchema) login: Login,
    @ClientAddress() address: string,
  ): Promise<{ data: { token: string } }> {
    return { data: { token: await this.accounts.login(login, address) } };
  }

  @Post('password')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('account')
  @ApiRoute({
    summary: 'Change the password, and end all earlier tokens',
    answer: tokenResponse,
    cache: 'never',
    problems: [429],
  })
  async changePassword(
    @JsonBody(passwordChangeSchema) change: PasswordChange,
    @CurrentAccount() account: Account,
    @ClientAddress() address: string,
  ): Promise<{ data: { token: string } }> {
    return { data: { token: await this.accounts.changePassword(account, change, address) } };
  }

  @Post('confirm')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('account')
  @ApiRoute({
    summary: 'Confirm the password, for calls that need a recent sign-in',
    answer: tokenResponse,
    cache: 'never',
    problems: [429],
  })
  async confirm(
    @JsonBody(confirmationSchema) confirmation: Confirmation,
    @CurrentAccount() account: Account,
    @ClientAddress() address: string,
  ): Promise<{ data: { token: string } }> {
    return { data: { token: await this.accounts.confirm(account, confirmation, address) } };
  }

  @Get('account')
  @AllowAccess('account')
  @ApiRoute({ summary: 'The account of the signed-in person', answer: accountResponse, cache: 'never' })
  async account(@CurrentAccount() account: Account): Promise<{ data: AccountDetails }> {
    return { data: await this.secondFactors.describe(account) };
  }

  @Post('logout')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('account')
  @ApiRoute({ summary: 'Sign out on every device', answer: messageResponse, cache: 'never' })
  async signOutEverywhere(
    @CurrentAccount() account: Account,
    @ClientAddress() address: string,
  ): Promise<{ data: { message: string } }> {
    await this.accounts.signOutEverywhere(account, address);
    return { data: { message: SIGNED_OUT } };
  }
}
