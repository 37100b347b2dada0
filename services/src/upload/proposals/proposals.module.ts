import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../audit/audit.module.js';
import { TextsDataModule } from '../../content/texts/texts-data.module.js';
import { ExamDataModule } from '../../exam/exam-data.module.js';
import { UploadModule } from '../upload.module.js';
import { PROPOSAL, proposalModelSchema } from './proposal.model.js';
import { ProposalConflicts } from './proposal-conflicts.service.js';
import { ProposalEvents } from './proposal-events.service.js';
import { ProposalForms } from './proposal-forms.service.js';
import { ProposalPublications } from './proposal-publications.service.js';
import { ProposalRepository } from './proposal.repository.js';
import { ProposalScheduler } from './proposal-scheduler.service.js';
import { ProposalsController } from './proposals.controller.js';
import { ProposalsService } from './proposals.service.js';

/** Proposals: upload forms that are reviewed, approved and published, now or at a planned time. */
@Module({
  imports: [
    AuditModule,
    ExamDataModule,
    TextsDataModule,
    UploadModule,
    MongooseModule.forFeature([{ name: PROPOSAL, schema: proposalModelSchema }]),
  ],
  controllers: [ProposalsController],
  providers: [
    ProposalConflicts,
    ProposalEvents,
    ProposalForms,
    ProposalPublications,
    ProposalRepository,
    ProposalScheduler,
    ProposalsService,
  ],
})
export class ProposalsModule {}
