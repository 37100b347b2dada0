import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRepository } from './account.repository.js';
import { AccountsService } from './accounts.service.js';
import { AdminsService } from './admins.service.js';
import { AuthController } from './auth.controller.js';
import { FamiliarPlaceRepository } from './known-network.repository.js';
import { FamiliarPlacesService } from './known-networks.service.js';
import { ACCOUNT, accountModelSchema, FAMILIAR_PLACE, familiarPlaceModelSchema } from './models.js';
import { PasswordsService } from './passwords.service.js';

/** Accounts: who signs up, who signs in, and the admins that a command makes. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ACCOUNT, schema: accountModelSchema },
      { name: FAMILIAR_PLACE, schema: familiarPlaceModelSchema },
    ]),
  ],
  controllers: [AuthController],
  providers: [
    AccountRepository,
    AccountsService,
    AdminsService,
    FamiliarPlaceRepository,
    FamiliarPlacesService,
    PasswordsService,
  ],
  exports: [AdminsService],
})
export class AuthModule {}
