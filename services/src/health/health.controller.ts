import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import * as z from 'zod';
import { AllowAccess } from '../http/access/access.js';
import { ApiRoute } from '../http/api-route.js';
import { Availability } from './availability.js';

const live = z.object({ status: z.literal('live') });
const ready = z.object({
  status: z.enum(['ready', 'waiting', 'stopping']),
  database: z.enum(['reachable', 'away']),
});

@Controller('health')
export class HealthController {
  constructor(private readonly availability: Availability) {}

  @Get('live')
  @AllowAccess('public')
  @ApiRoute({ summary: 'Whether the process runs', answer: live, cache: 'never' })
  live(): z.infer<typeof live> {
    return { status: 'live' };
  }

  @Get('ready')
  @AllowAccess('public')
  @ApiRoute({ summary: 'Whether requests can be served', answer: ready, cache: 'never', problems: [503] })
  ready(@Res({ passthrough: true }) response: Response): z.infer<typeof ready> {
    const { ready, stopping, databaseReachable } = this.availability;
    if (!ready) response.status(503);
    const waiting = stopping ? 'stopping' : 'waiting';
    return {
      status: ready ? 'ready' : waiting,
      database: databaseReachable ? 'reachable' : 'away',
    };
  }
}
