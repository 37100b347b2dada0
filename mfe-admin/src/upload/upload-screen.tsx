import { useState } from 'react';
import { Link, useLeaveGuard, useSession, type PageProps } from '@mockingbird/platform';
import { PageTitle, rich } from '@mockingbird/ui';
import { AdminNav } from '../screen/admin-nav.js';
import { may } from '../api/may.js';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import { LOGIN_PATH, UPLOAD_PATH } from '../paths.js';
import type { UploadPageData } from './choices/load-exams.js';
import { uploadFormCode } from './upload-form-code.js';
import { ResultPanel } from './result/result-panel.js';
import { UploadForm } from './upload-form.js';
import { UploadGuide } from './upload-guide.js';
import { useExamChoices } from './choices/use-exam-choices.js';
import { useUpload } from './submit/use-upload.js';
import classes from './upload-form.module.css';
import * as messages from '../messages/upload.js';

const LEAVE = messages.leaveDuringUpload;

/** The upload form and the outcome of uploads. It is visible to everyone; the services check the role. */
export function UploadScreen({ data }: PageProps<UploadPageData>) {
  const session = useSession();
  const { exams, reload } = useExamChoices(data.exams);
  const [file, setFile] = useState<File>();
  const upload = useUpload(reload);
  const formCode = useLazyCode(uploadFormCode);
  const { state } = upload;
  const isUpload = state.kind === 'sending' && (!state.request.dryRun || state.request.isFirstStep === true);
  useLeaveGuard(isUpload, { message: LEAVE, onLeave: upload.cancel });
  return (
    <>
      <PageTitle
        lead={
          <>
            {messages.uploadAnExam}
            {session ? (
              messages.youAreSigned(session.username)
            ) : (
              <>
                {rich(messages.signInFirst, {
                  link: (text) => (
                    <Link to={LOGIN_PATH} state={{ next: UPLOAD_PATH }}>
                      {text}
                    </Link>
                  ),
                })}
              </>
            )}
          </>
        }
      >
        {messages.uploadData}
      </PageTitle>
      {may(session, 'staff') ? <AdminNav current={UPLOAD_PATH} /> : null}
      <noscript>
        <p className={classes.note}>{messages.uploadingNeedsJavascriptSwitch}</p>
      </noscript>
      <div className={classes.columns}>
        <div>
          <UploadForm exams={exams} upload={upload} formCode={formCode} file={file} onFile={setFile} />
          <ResultPanel
            upload={upload}
            formCode={formCode}
            onUndone={(message) => {
              upload.showNote(message);
              reload();
            }}
          />
        </div>
        <UploadGuide />
      </div>
    </>
  );
}
