import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { signerOf, tokenOf } from '../http/access/signer.js';

/** Who publishes or changes what is live. */
export interface Actor {
  /** As the history names it. */
  by: string;
  /** The team whose remotes it may release; undefined: the platform, which may release every one. */
  owner: string | undefined;
}

const actors = new WeakMap<Response, Actor>();

/** Keeps what a token's record says of a request's sender. */
export function rememberActor(response: Response, actor: Actor): void {
  actors.set(response, actor);
}

/** @throws when a token's record was not looked at: a fault of ours, and no reason to take it for the platform's key */
function actorOf(response: Response): Actor {
  const actor = actors.get(response);
  if (actor !== undefined) return actor;
  const by = signerOf(response);
  if (by === undefined || tokenOf(response) !== undefined) {
    throw new Error('Nobody has looked at who sent this request.');
  }
  return { by, owner: undefined };
}

/** A handler's parameter: who sent the request; for routes with the access level `release`. */
export const ReleasedBy = createParamDecorator((_: unknown, context: ExecutionContext) =>
  actorOf(context.switchToHttp().getResponse<Response>()),
);
