// Failures of files on their way to the browser. The scenarios share one site.
import '../failures/entry-404/entry-404.spec.js';
import '../failures/entry-hangs/entry-hangs.spec.js';
import '../failures/entry-tampered/entry-tampered.spec.js';
import '../failures/list-fails/list-fails.spec.js';
import '../failures/chunk-tampered/chunk-tampered.spec.js';
import '../failures/stylesheet-tampered/stylesheet-tampered.spec.js';
