import { useCallback, useEffect, useRef } from 'react';

/** @returns tells, whenever it is asked, whether the screen still stands: an answer that comes later moves nobody */
export function useStillHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
