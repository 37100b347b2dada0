import { useState, useSyncExternalStore } from 'react';
import { RouterProvider, type DataRouter } from 'react-router';

/** The location with which a router is first shown. It changes only until the screen has mounted. */
function createFirstLocation(router: DataRouter) {
  const initial = router.state.location.key;
  let current = initial;
  let hasMounted = false;
  return {
    onMount: () => {
      hasMounted = true;
      return () => undefined;
    },
    getKey: () => {
      if (!hasMounted) current = router.state.location.key;
      return current;
    },
    getInitialKey: () => initial,
  };
}

/**
 * Renders a router's screen. While a page hydrates in slices, the visitor may already navigate: react-router reads its
 * state in the first slice and listens only after the last one. It repeats a change for its first listener alone, which
 * is the shell. The screen of such a navigation is rendered again.
 */
export function RemoteRouter({ router }: { router: DataRouter }) {
  const [location] = useState(() => createFirstLocation(router));
  const key = useSyncExternalStore(location.onMount, location.getKey, location.getInitialKey);
  // A screen is ready when the router shows it. As a transition it would render in slices, and take longer.
  return <RouterProvider key={key} router={router} useTransitions={false} />;
}
