import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SHELL_FILE, shellFileModelSchema } from './shell-file.model.js';
import { ShellFileRepository } from './shell-file.repository.js';
import { ShellFilesController } from './shell-files.controller.js';
import { ShellFilesService } from './shell-files.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: SHELL_FILE, schema: shellFileModelSchema }])],
  controllers: [ShellFilesController],
  providers: [ShellFileRepository, ShellFilesService],
})
export class ShellFilesModule {}
