import { Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type Login,
  loginSchema,
  messageResponse,
  type Signup,
  signupSchema,
  tokenResponse,
} from '@mockingbird/contracts';
import { AllowAccess } from '../http/access/access.js';
import { ClientAddress } from '../http/request/client-address.js';
import { ApiRoute } from '../http/api-route.js';
import { JsonBody } from '../http/request/json-body.js';
import { AccountsService } from './accounts.service.js';

const WELCOME = 'Your account is ready. You can sign in now.';

@Controller('auth')
export class AuthController {
  constructor(private readonly accounts: AccountsService) {}

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
}
