import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FreezeController } from './freeze.controller.js';
import { FREEZE, freezeModelSchema } from './freeze.model.js';
import { FreezeRepository } from './freeze.repository.js';
import { FreezesService } from './freezes.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: FREEZE, schema: freezeModelSchema }])],
  controllers: [FreezeController],
  providers: [FreezeRepository, FreezesService],
  exports: [FreezesService],
})
export class FreezeModule {}
