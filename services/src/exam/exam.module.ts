import { Module } from '@nestjs/common';
import { ExamDataModule } from './exam-data.module.js';
import { ExamsController } from './exams.controller.js';
import { MockTestsController } from './mock-tests.controller.js';

@Module({ imports: [ExamDataModule], controllers: [ExamsController, MockTestsController] })
export class ExamModule {}
