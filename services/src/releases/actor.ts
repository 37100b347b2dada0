import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import type { Account } from '../auth/sessions.service.js';
import { getSigner, getToken } from '../http/access/signer.js';

/** The sender of a release request. */
export interface Actor {
  /** The name in the history. */
  by: string;
  /** The team whose remotes it may release. Undefined: the platform, which may release all. */
  owner: string | undefined;
}

/** An admin releases for the platform, with their user name in the history. */
export const toAdminActor = ({ username }: Account): Actor => ({ by: username, owner: undefined });

const actors = new WeakMap<Response, Actor>();

/** Stores the actor of a request that was signed with a release token. */
export function setActor(response: Response, actor: Actor): void {
  actors.set(response, actor);
}

/** @throws when the record of a token was not checked: a programming error. The platform must not be assumed then. */
function getActor(response: Response): Actor {
  const actor = actors.get(response);
  if (actor !== undefined) return actor;
  const by = getSigner(response);
  if (by === undefined || getToken(response) !== undefined) {
    throw new Error('The release token of this request was not checked: is ReleaseTokenGuard registered?');
  }
  return { by, owner: undefined };
}

/** Handler parameter: the sender of the request. Only for routes with the access level `release`. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext) =>
  getActor(context.switchToHttp().getResponse<Response>()),
);
