import { useState, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

const OPTIONS = {
  // The admin reads why a call failed and decides when to try again.
  retry: false,
  // A call without a network fails and says so. By default it would wait in silence.
  networkMode: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  // Data of a closed screen is not shown again: another admin may have changed it.
  gcTime: 0,
  // Reloaded data is a new object even if it is equal. The status line takes the focus after each reload.
  structuralSharing: false,
} as const;

/** The cache of one screen. It ends with the screen and its session. */
export function QueryCache({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: OPTIONS } }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
