import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Writes Nest's messages to the log of the services. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Logger) {}

  log(message: unknown): void {
    this.target.debug({ from: 'nest' }, String(message));
  }

  warn(message: unknown): void {
    this.target.warn({ from: 'nest' }, String(message));
  }

  error(message: unknown): void {
    this.target.error({ from: 'nest', err: message }, 'nest');
  }
}
