// Failures of a remote's own code. The scenarios share one site.
import '../failures/throws-on-load/throws-on-load.spec.js';
import '../failures/throws-in-render/throws-in-render.spec.js';
import '../failures/throws-in-event-handler/throws-in-event-handler.spec.js';
import '../failures/server-bundle-throws/server-bundle-throws.spec.js';
import '../failures/loader-hangs/loader-hangs.spec.js';
import '../failures/loops-for-ever/loops-for-ever.spec.js';
