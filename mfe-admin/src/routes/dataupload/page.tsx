import { definePage } from '@mockingbird/platform';
import { UPLOAD_PATH } from '../../paths.js';
import { loadExams } from '../../upload/choices/load-exams.js';
import { UploadScreen } from '../../upload/upload-screen.js';
import * as messages from '../../messages/routes/dataupload.js';

export default definePage({
  loader: loadExams,
  head: ({ data }) => ({
    title: messages.uploadData,
    description: messages.theFormWithWhich,
    canonical: UPLOAD_PATH,
    robots: 'noindex',
    ...(data.isComplete ? {} : { incomplete: true }),
  }),
  Component: UploadScreen,
});
