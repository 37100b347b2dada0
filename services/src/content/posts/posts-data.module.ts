import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { POST, postModelSchema } from './models.js';
import { PostStoreService } from './post-store.service.js';
import { PostsRepository } from './posts.repository.js';

/** The posts of the database without their routes: other modules use them too. */
@Module({
  imports: [MongooseModule.forFeature([{ name: POST, schema: postModelSchema }])],
  providers: [PostsRepository, PostStoreService],
  exports: [PostsRepository, PostStoreService],
})
export class PostsDataModule {}
