/** Whether the reader asked the browser to save data. */
export function isMetered(): boolean {
  const connection: unknown = Reflect.get(window.navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
