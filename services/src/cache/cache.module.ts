import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ResponseCache } from './response-cache.service.js';
import { DATA_VERSION, dataVersionModelSchema } from './models.js';
import { DataVersionRepository } from './data-version.repository.js';
import { DataVersions } from './data-versions.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: DATA_VERSION, schema: dataVersionModelSchema }])],
  providers: [ResponseCache, DataVersionRepository, DataVersions],
  exports: [ResponseCache, DataVersions],
})
export class CacheModule {}
