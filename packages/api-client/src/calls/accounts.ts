import { messageResponse, tokenResponse, type Login, type Signup } from '@mockingbird/contracts';
import { typed } from '../request.js';
import type { Transport } from '../transport.js';

export interface AccountCalls {
  /** @returns the token for calls that require sign-in */
  login(login: Login): Promise<string>;
  /** @returns the message to show */
  signup(signup: Signup): Promise<string>;
}

export const accountCalls = ({ request }: Transport): AccountCalls => ({
  login: async (login) =>
    (await request({ ...typed('/api/auth/login', login), schema: () => tokenResponse })).data.token,
  signup: async (signup) =>
    (await request({ ...typed('/api/auth/signup', signup), schema: () => messageResponse })).data.message,
});
