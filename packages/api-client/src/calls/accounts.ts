import { messageResponse, tokenResponse, type Login, type Signup } from '@mockingbird/contracts';
import { post } from '../request.js';
import type { Transport } from '../transport.js';

export interface AccountCalls {
  /** @returns the token to send with calls that need a signed-in reader */
  login(login: Login): Promise<string>;
  /** @returns the message to show */
  signup(signup: Signup): Promise<string>;
}

export const accountCalls = ({ ask }: Transport): AccountCalls => ({
  login: async (login) =>
    (await ask({ ...post('/api/auth/login', login), schema: () => tokenResponse })).data.token,
  signup: async (signup) =>
    (await ask({ ...post('/api/auth/signup', signup), schema: () => messageResponse })).data.message,
});
