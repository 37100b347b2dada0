// Failures of the site's infrastructure. The scenarios share one site; the last ones remove parts of it.
import '../failures/composition-file-broken/composition-file-broken.spec.js';
import '../failures/signature-wrong/signature-wrong.spec.js';
import '../failures/artefact-store-away/artefact-store-away.spec.js';
import '../failures/services-hang/services-hang.spec.js';
import '../failures/services-down/services-down.spec.js';
import '../failures/database-down-and-back/database-down-and-back.spec.js';
