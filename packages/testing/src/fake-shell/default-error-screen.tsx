/** Replaces the shell's error screen: it shows status and message. */
export function DefaultErrorScreen({ status, message }: { status: number; message: string }) {
  return (
    <section aria-label={`Error ${status}`}>
      <h1>{message}</h1>
    </section>
  );
}
