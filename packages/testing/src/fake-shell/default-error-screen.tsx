/** Stands for the shell's own error screen: it says the status and the message. */
export function DefaultErrorScreen({ status, message }: { status: number; message: string }) {
  return (
    <section aria-label={`Error ${status}`}>
      <h1>{message}</h1>
    </section>
  );
}
