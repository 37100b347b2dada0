/** Whether the visitor set the browser to save data. Preloading would waste data then. */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(window.navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
