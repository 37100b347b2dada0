import { jest } from '@jest/globals';

/** The whole application and a database start in each file, on machines that do other things too. */
const TEST_LIMIT_MS = 180_000;

jest.setTimeout(TEST_LIMIT_MS);
