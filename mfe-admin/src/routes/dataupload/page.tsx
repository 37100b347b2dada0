import { definePage } from '@mockingbird/platform';
import { UPLOAD_PATH } from '../../paths.js';
import { loadExams } from '../../upload/choices/load-exams.js';
import { UploadScreen } from '../../upload/upload-screen.js';

export default definePage({
  loader: loadExams,
  head: ({ data }) => ({
    title: 'Upload data',
    description: 'The form with which admins upload exams, mock tests and questions.',
    canonical: UPLOAD_PATH,
    robots: 'noindex',
    ...(data.isComplete ? {} : { incomplete: true }),
  }),
  Component: UploadScreen,
});
