import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
} catch (error) {
  fail(error);
}
