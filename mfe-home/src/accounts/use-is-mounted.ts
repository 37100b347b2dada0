import { useCallback, useEffect, useRef } from 'react';

/** @returns a function that says whether the component is mounted, for work that finishes later */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
