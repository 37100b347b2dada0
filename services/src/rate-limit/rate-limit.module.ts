import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CountersRepository } from './counters.repository.js';
import { RATE_LIMIT, rateLimitModelSchema } from './models.js';
import { RateLimits } from './rate-limits.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: RATE_LIMIT, schema: rateLimitModelSchema }])],
  providers: [CountersRepository, RateLimits],
  exports: [RateLimits],
})
export class RateLimitModule {}
