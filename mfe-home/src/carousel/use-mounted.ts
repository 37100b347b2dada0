import { useEffect, useState } from 'react';

/** @returns false on the server and while hydrating, true once the page is alive */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
