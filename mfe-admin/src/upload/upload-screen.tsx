import { useState } from 'react';
import { Link, useLeaveGuard, useSession, type PageProps } from '@mockingbird/platform';
import { PageTitle } from '@mockingbird/ui';
import { AdminNav } from '../screen/admin-nav.js';
import { isAdmin } from '../api/is-admin.js';
import { useLater } from '../lazy-code/use-lazy-code.js';
import { LOGIN_PATH, UPLOAD_PATH } from '../paths.js';
import type { UploadPageData } from './choices/load-exams.js';
import { moreCode } from './upload-form-code.js';
import { Result } from './result/upload-result.js';
import { UploadForm } from './upload-form.js';
import { UploadGuide } from './upload-guide.js';
import { useExamChoices } from './choices/use-exam-choices.js';
import { useUpload } from './submit/use-upload.js';
import classes from './upload-form.module.css';

const LEAVE = 'The upload is still under way. Leave and cancel it?';

/** The form by which exams, mock tests and questions are loaded, and what came of it. Everyone sees it. */
export function UploadScreen({ data }: PageProps<UploadPageData>) {
  const session = useSession();
  const { exams, reload } = useExamChoices(data.exams);
  const [file, setFile] = useState<File>();
  const upload = useUpload(reload);
  const more = useLater(moreCode);
  const { state } = upload;
  const isUpload = state.kind === 'sending' && (!state.sent.dryRun || state.sent.isFirstStep === true);
  useLeaveGuard(isUpload, { message: LEAVE, onLeave: upload.cancel });
  return (
    <>
      <PageTitle
        lead={
          <>
            Load an exam, a mock test or its questions. Uploads are taken from admins only
            {session ? (
              `; you are signed in as ${session.username}.`
            ) : (
              <>
                :{' '}
                <Link to={LOGIN_PATH} state={{ next: UPLOAD_PATH }}>
                  sign in
                </Link>{' '}
                first.
              </>
            )}
          </>
        }
      >
        Upload data
      </PageTitle>
      {isAdmin(session) ? <AdminNav current={UPLOAD_PATH} /> : null}
      <noscript>
        <p className={classes.note}>Uploading needs JavaScript, which this browser has switched off.</p>
      </noscript>
      <div className={classes.columns}>
        <div>
          <UploadForm exams={exams} upload={upload} more={more} file={file} onFile={setFile} />
          <Result
            upload={upload}
            more={more}
            onUndone={(message) => {
              upload.tell(message);
              reload();
            }}
          />
        </div>
        <UploadGuide />
      </div>
    </>
  );
}
