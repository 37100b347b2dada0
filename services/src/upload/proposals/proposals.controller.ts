import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  type NewComment,
  newCommentSchema,
  type Proposal,
  type ProposalList,
  proposalListResponse,
  type ProposalPublication,
  proposalPublicationSchema,
  proposalResponse,
  type ProposalReview,
  proposalReviewSchema,
  type ProposalSending,
  proposalSendingSchema,
  type ProposalStepBody,
  proposalStepBody,
  uploadFormSchema,
} from '@mockingbird/contracts';
import { CurrentAccount } from '../../auth/current-account.js';
import type { Account } from '../../auth/sessions.service.js';
import { AllowAccess } from '../../http/access/access.js';
import { ApiRoute } from '../../http/api-route.js';
import { JsonBody } from '../../http/request/json-body.js';
import { FormBody } from '../../http/request/multipart.js';
import type { Form } from '../../http/request/multipart.js';
import { PathParams } from '../../http/request/path-params.js';
import { QueryParams } from '../../http/request/query-params.js';
import {
  type ProposalParams,
  proposalParams,
  type ProposalsQuery,
  proposalsQuery,
  type ReplacingQuery,
  replacingQuery,
} from './proposal-params.js';
import { type SendQuery, sendQuery } from './proposal-params.js';
import { ProposalPublications } from './proposal-publications.service.js';
import { ProposalsService } from './proposals.service.js';

type Answer = Promise<{ data: Proposal }>;
const describe = (summary: string, problems: readonly number[]) =>
  ApiRoute({ summary, answer: proposalResponse, cache: 'never', problems });

@Controller('upload/proposals')
export class ProposalsController {
  constructor(
    private readonly proposals: ProposalsService,
    private readonly publications: ProposalPublications,
  ) {}

  @Get()
  @AllowAccess('write')
  @ApiRoute({ summary: 'Proposals, newest first', answer: proposalListResponse, cache: 'never' })
  list(
    @QueryParams(proposalsQuery) query: ProposalsQuery,
    @CurrentAccount() account: Account,
  ): Promise<ProposalList> {
    return this.proposals.list(query, account);
  }

  @Post()
  @AllowAccess('write')
  @describe('Propose an upload, as a draft or with send=1 for review', [409, 429])
  async create(
    @FormBody(uploadFormSchema) form: Form,
    @QueryParams(sendQuery) { send }: SendQuery,
    @CurrentAccount() account: Account,
  ): Answer {
    return { data: await this.proposals.create(form, send === '1', account) };
  }

  @Get(':id')
  @AllowAccess('write')
  @describe('One proposal, with a check against the present content', [404])
  async get(@PathParams(proposalParams) { id }: ProposalParams): Answer {
    return { data: await this.proposals.get(id) };
  }

  @Post(':id/form')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @describe('Replace the form of an own proposal, or continue a draft of others', [404, 409])
  async replace(
    @PathParams(proposalParams) { id }: ProposalParams,
    @FormBody(uploadFormSchema) form: Form,
    @QueryParams(replacingQuery) { send, version }: ReplacingQuery,
    @CurrentAccount() account: Account,
  ): Answer {
    return { data: await this.proposals.replace(id, form, { version, isSent: send === '1' }, account) };
  }

  @Post(':id/send')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @describe('Check an own proposal again and send it for review', [404, 409])
  async send(
    @PathParams(proposalParams) { id }: ProposalParams,
    @JsonBody(proposalSendingSchema) sending: ProposalSending,
    @CurrentAccount() account: Account,
  ): Answer {
    return { data: await this.proposals.send(id, sending, account) };
  }

  @Post(':id/comments')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @describe('Comment on a proposal or on one of its questions', [404, 409])
  async comment(
    @PathParams(proposalParams) { id }: ProposalParams,
    @JsonBody(newCommentSchema) comment: NewComment,
    @CurrentAccount() account: Account,
  ): Answer {
    return { data: await this.proposals.comment(id, comment, account) };
  }

  @Post(':id/withdraw')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('write')
  @describe('Withdraw an own proposal; admins may withdraw any', [404, 409])
  async withdraw(
    @PathParams(proposalParams) { id }: ProposalParams,
    @JsonBody(proposalStepBody) { version }: ProposalStepBody,
    @CurrentAccount() account: Account,
  ): Answer {
    return { data: await this.proposals.withdraw(id, version, account) };
  }

  @Post(':id/review')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('review')
  @describe('Approve a proposal of somebody else, or request changes', [404, 409])
  async review(
    @PathParams(proposalParams) { id }: ProposalParams,
    @JsonBody(proposalReviewSchema) review: ProposalReview,
    @CurrentAccount() account: Account,
  ): Answer {
    return { data: await this.proposals.review(id, review, account) };
  }

  @Post(':id/publish')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('publish')
  @describe('Publish an approved proposal, now or at a later time', [404, 409])
  async publish(
    @PathParams(proposalParams) { id }: ProposalParams,
    @JsonBody(proposalPublicationSchema) publication: ProposalPublication,
    @CurrentAccount() account: Account,
  ): Answer {
    return { data: await this.publications.publish(id, publication, account) };
  }

  @Post(':id/cancel')
  @HttpCode(HttpStatus.OK)
  @AllowAccess('publish')
  @describe('Cancel a planned publication', [404, 409])
  async cancel(
    @PathParams(proposalParams) { id }: ProposalParams,
    @JsonBody(proposalStepBody) { version }: ProposalStepBody,
    @CurrentAccount() account: Account,
  ): Answer {
    return { data: await this.publications.cancel(id, version, account) };
  }
}
