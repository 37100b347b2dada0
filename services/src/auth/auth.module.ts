import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { AccountsService } from './accounts.service.js';
import { AdminsService } from './admins.service.js';
import { AuthController } from './auth.controller.js';
import { CredentialsService } from './credentials.service.js';
import { KnownNetworkRepository } from './known-networks/known-network.repository.js';
import { KnownNetworksService } from './known-networks/known-networks.service.js';
import { ACCOUNT, accountModelSchema, KNOWN_NETWORK, knownNetworkModelSchema } from './models.js';
import { PeopleController } from './people/people.controller.js';
import { PeopleRepository } from './people/people.repository.js';
import { PeopleService } from './people/people.service.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { SecondFactorCodes } from './second-factor/second-factor-codes.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';

/** Accounts: sign-up, login, and the admins that a command creates. */
@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([
      { name: ACCOUNT, schema: accountModelSchema },
      { name: KNOWN_NETWORK, schema: knownNetworkModelSchema },
    ]),
  ],
  controllers: [AuthController, PeopleController, SecondFactorController],
  providers: [
    AccountsService,
    AdminsService,
    CredentialsService,
    KnownNetworkRepository,
    KnownNetworksService,
    PasswordsService,
    PeopleRepository,
    PeopleService,
    SecondFactorCodes,
    SecondFactorRepository,
    SecondFactorService,
  ],
  exports: [AdminsService],
})
export class AuthModule {}
