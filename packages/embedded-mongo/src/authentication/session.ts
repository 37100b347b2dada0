import { Binary } from 'bson';
import { isDoc, typeName, type Doc } from '../bson/types.js';
import { fail, unsupported, type MongoError } from '../errors.js';
import { beginExchange, type Credential, type Exchange } from './scram.js';

/** The one mechanism that is spoken here. */
export const MECHANISM = 'SCRAM-SHA-256';
/** The one user, in the database where MongoDB keeps its own administrators. */
export const USER_NAME = 'root';
export const USER_DATABASE = 'admin';

/** A connection has one exchange at a time. */
const CONVERSATION_ID = 1;

interface Conversation {
  readonly exchange: Exchange;
  /** The client wants no empty message at the end. */
  readonly skipsEmptyExchange: boolean;
  /** The client proved that it knows the password; what is missing is its empty message. */
  proved: boolean;
}

/** One text for every reason: a client learns nothing of what was wrong. */
const refused = (): MongoError => fail('AuthenticationFailed', 'Authentication failed.');

function textOf(payload: unknown): string {
  if (!(payload instanceof Binary))
    throw fail(
      'TypeMismatch',
      `BSON field 'payload' is the wrong type '${typeName(payload)}', expected 'binData'`,
    );
  return Buffer.from(payload.value()).toString('utf8');
}

/** What one connection may do: everything, once it has proved that it knows the password. */
export class Session {
  private authenticated = false;
  private conversation: Conversation | undefined;

  /** @param credential of the password that the server asks for; undefined when it asks for none */
  constructor(private readonly credential: Credential | undefined) {}

  get mayDoEverything(): boolean {
    return this.credential === undefined || this.authenticated;
  }

  get isAuthenticated(): boolean {
    return this.authenticated;
  }

  /** Whether there is a user whom one can be. */
  get hasUser(): boolean {
    return this.credential !== undefined;
  }

  /** Answers `saslStart`, also the one inside a `hello`. @throws MongoError when it cannot lead anywhere */
  start(command: Doc, database: string): Doc {
    this.conversation = undefined;
    if (!this.credential) throw fail('AuthenticationFailed', 'embedded-mongo was started without a password');
    if (command['mechanism'] !== MECHANISM)
      throw unsupported(`the mechanism ${String(command['mechanism'])}`);
    const exchange =
      database === USER_DATABASE ? beginExchange(this.credential, textOf(command['payload'])) : undefined;
    if (!exchange) throw refused();
    const { options } = command;
    const skipsEmptyExchange = isDoc(options) && options['skipEmptyExchange'] === true;
    this.conversation = { exchange, skipsEmptyExchange, proved: false };
    return this.reply(exchange.challenge, false);
  }

  /** Answers `saslContinue`. @throws MongoError without a begun exchange, or when the proof is wrong */
  continue(command: Doc): Doc {
    const { conversation } = this;
    this.conversation = undefined;
    if (!conversation || Number(command['conversationId']) !== CONVERSATION_ID)
      throw fail('ProtocolError', 'No SASL session state found');
    const message = textOf(command['payload']);
    if (conversation.proved) {
      if (message !== '') throw refused();
      this.authenticated = true;
      return this.reply('', true);
    }
    const final = conversation.exchange.finish(message);
    if (final === undefined) throw refused();
    if (conversation.skipsEmptyExchange) this.authenticated = true;
    else this.conversation = { ...conversation, proved: true };
    return this.reply(final, conversation.skipsEmptyExchange);
  }

  logout(): void {
    this.authenticated = false;
    this.conversation = undefined;
  }

  private reply(payload: string, done: boolean): Doc {
    return {
      conversationId: CONVERSATION_ID,
      done,
      payload: new Binary(Buffer.from(payload, 'utf8')),
      ok: 1,
    };
  }
}
