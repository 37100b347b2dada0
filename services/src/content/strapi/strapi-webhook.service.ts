import { Injectable } from '@nestjs/common';
import { DataVersions } from '../../cache/data-versions.service.js';

/** Tells every process that Strapi has published something. What Strapi sends is not read: the entries are loaded again. */
@Injectable()
export class StrapiWebhookService {
  constructor(private readonly versions: DataVersions) {}

  /** The next request in each process waits for the new entries. */
  async announce(): Promise<void> {
    // Responses about posts and articles are made of the entries, so they change last.
    await this.versions.change('content', () =>
      this.versions.change('catalogue', () => this.versions.change('strapi', () => Promise.resolve())),
    );
  }
}
