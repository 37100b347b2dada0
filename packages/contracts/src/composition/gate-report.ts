import * as z from 'zod/mini';
import { issueSchema } from '../problem.js';
import { stackFrameSchema } from './telemetry.js';

/** An issue of the gate. `stack`: calls in browser files of the version, the innermost first. */
export const gateIssueSchema = z.extend(issueSchema, {
  stack: z.optional(z.array(stackFrameSchema).check(z.maxLength(5))),
});
export type GateIssue = z.infer<typeof gateIssueSchema>;

/** The pictures of a route at one width. Each is the name of a PNG file of the report. */
const routePicturesSchema = z.object({
  /** Of the window, in CSS pixels. */
  width: z.int(),
  candidate: z.optional(z.string()),
  /** Absent when the live site has no page at this address. */
  live: z.optional(z.string()),
  /** Present when both differ. */
  difference: z.optional(z.string()),
  /** Percentage of changed pixels, 0 to 100. */
  changedPercent: z.optional(z.number()),
});

const routeReportSchema = z.object({
  routeId: z.string(),
  /** The example address: path and query. */
  path: z.string(),
  pictures: z.array(routePicturesSchema),
  /** Of the server's HTML, as a unified diff from live to candidate. Absent when both are equal, or nothing is live. */
  htmlDiff: z.optional(z.string()),
  /** What the live version has too. */
  notes: z.array(z.string()),
});
export type GateRouteReport = z.infer<typeof routeReportSchema>;

/** What the gate saw in a browser: pictures and differences of each example address. */
export const gateReportSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** The live version that it was compared with. */
  liveVersion: z.optional(z.string()),
  routes: z.array(routeReportSchema),
  /** Sentences about what was left out. */
  notes: z.array(z.string()),
});
export type GateReport = z.infer<typeof gateReportSchema>;

/** `GET /api/releases/admin/report?name=&version=`. */
export const gateReportResponse = z.object({ data: gateReportSchema });

/** `GET /api/releases/admin/picture?name=&version=&file=`: a PNG in base64. */
export const gatePictureResponse = z.object({ data: z.object({ base64: z.string() }) });
