import { useState } from 'react';
import { useApi, type Session } from '@mockingbird/platform';
import { toFailure, type Failure } from '../api/failure.js';
import type { PictureValue } from './picture-value.js';

export interface PictureUpload {
  isBusy: boolean;
  failure: Failure | undefined;
  /** @returns undefined after a failure */
  upload: (file: File, alternativeText: string) => Promise<PictureValue | undefined>;
}

/** Uploads a picture with the admin's token. */
export function useUploadPicture({ token }: Session): PictureUpload {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  return {
    isBusy,
    failure,
    upload: async (file, alternativeText) => {
      setBusy(true);
      setFailure(undefined);
      try {
        const form = new FormData();
        form.append('alternativeText', alternativeText);
        form.append('file', file);
        const media = await (await api.texts(token)).uploadMedia(form);
        return { url: media.url, alternativeText: media.alternativeText };
      } catch (error) {
        setFailure(toFailure(error));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
