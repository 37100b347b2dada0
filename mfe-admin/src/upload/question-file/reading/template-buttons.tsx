import { useState } from 'react';
import { downloadFile } from '@mockingbird/remote-kit/browser';
import { Button } from '@mockingbird/ui';
import { formatsCode } from './formats-code.js';
import classes from './file-reading.module.css';
import * as messages from '../../../messages/upload/file-reading.js';

/** Downloads of tables to fill in. */
export function TemplateButtons() {
  const [issue, setIssue] = useState('');
  const download = async (format: 'csv' | 'xlsx') => {
    setIssue('');
    try {
      const { writeTemplate } = await formatsCode.load();
      const { content, extension, mediaType } = await writeTemplate(format);
      downloadFile(content, `questions-template${extension}`, mediaType);
    } catch {
      setIssue(messages.templateNotSaved);
    }
  };
  return (
    <div className={classes.templates}>
      <span>{messages.template}</span>
      <Button variant="quiet" onClick={() => void download('csv')}>
        {messages.templateCsv}
      </Button>
      <Button variant="quiet" onClick={() => void download('xlsx')}>
        {messages.templateXlsx}
      </Button>
      <span role="alert">{issue}</span>
    </div>
  );
}
