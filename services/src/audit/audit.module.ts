import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AUDIT_EVENT, auditEventModelSchema } from './audit-event.model.js';
import { AuditEventRepository } from './audit-event.repository.js';
import { AuditService } from './audit.service.js';

/** Events of the history that are no changes of content. */
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_EVENT, schema: auditEventModelSchema }])],
  providers: [AuditEventRepository, AuditService],
  exports: [AuditService],
})
export class AuditModule {}
