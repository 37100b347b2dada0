import type { Command } from './types.js';

/** The commands with which a connection proves that it knows the password. */
export const AUTHENTICATION_COMMANDS: Readonly<Record<string, Command>> = {
  saslStart: {
    fields: ['mechanism', 'payload', 'autoAuthorize', 'options'],
    run: ({ session, command, database }) => session.start(command, database),
  },
  saslContinue: {
    fields: ['conversationId', 'payload'],
    run: ({ session, command }) => session.continue(command),
  },
  logout: {
    fields: [],
    run: ({ session }) => {
      session.logout();
      return { ok: 1 };
    },
  },
};
