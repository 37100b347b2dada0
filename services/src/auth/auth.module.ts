import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRepository } from './account.repository.js';
import { AccountsService } from './accounts.service.js';
import { AdminsService } from './admins.service.js';
import { AuthController } from './auth.controller.js';
import { KnownNetworkRepository } from './known-network.repository.js';
import { KnownNetworksService } from './known-networks.service.js';
import { ACCOUNT, accountModelSchema, KNOWN_NETWORK, knownNetworkModelSchema } from './models.js';
import { PasswordsService } from './passwords.service.js';

/** Accounts: sign-up, login, and the admins that a command creates. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ACCOUNT, schema: accountModelSchema },
      { name: KNOWN_NETWORK, schema: knownNetworkModelSchema },
    ]),
  ],
  controllers: [AuthController],
  providers: [
    AccountRepository,
    AccountsService,
    AdminsService,
    KnownNetworkRepository,
    KnownNetworksService,
    PasswordsService,
  ],
  exports: [AdminsService],
})
export class AuthModule {}
