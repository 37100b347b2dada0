import * as z from 'zod/mini';
import { gateResponse, gcResponse, releaseOverviewResponse } from '../releases.js';
import { toCurrentNames } from './names.js';

export const receivedGateResponse = z.pipe(z.transform(toCurrentNames), gateResponse);
export const receivedGcResponse = z.pipe(z.transform(toCurrentNames), gcResponse);
export const receivedOverviewResponse = z.pipe(z.transform(toCurrentNames), releaseOverviewResponse);
