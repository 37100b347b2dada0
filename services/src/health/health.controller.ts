import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import * as z from 'zod';
import { Database } from '../database/database.js';
import { AllowAccess } from '../http/access.js';
import { Describe } from '../http/describe.js';

const live = z.object({ status: z.literal('live') });
const ready = z.object({
  status: z.enum(['ready', 'waiting']),
  database: z.enum(['reachable', 'away']),
});

@Controller('health')
export class HealthController {
  constructor(private readonly database: Database) {}

  @Get('live')
  @AllowAccess('public')
  @Describe({ summary: 'Whether the process runs', answer: live, cache: 'never' })
  live(): z.infer<typeof live> {
    return { status: 'live' };
  }

  @Get('ready')
  @AllowAccess('public')
  @Describe({ summary: 'Whether requests can be served', answer: ready, cache: 'never', problems: [503] })
  ready(@Res({ passthrough: true }) response: Response): z.infer<typeof ready> {
    if (this.database.ready) return { status: 'ready', database: 'reachable' };
    response.status(503);
    return { status: 'waiting', database: 'away' };
  }
}
