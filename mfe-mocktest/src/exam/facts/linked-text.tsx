/** A link as Markdown writes it: `[name](https://...)`. */
const LINK = /\[([^\]]+)\]\((https:\/\/[^\s)]+)\)/;

/** A sentence that may hold links to its sources. Everything else is shown as it is. */
export function LinkedText({ text }: { text: string }) {
  const found = LINK.exec(text);
  if (!found) return text;
  const [whole, name, address] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <a href={address} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
      <LinkedText text={text.slice(found.index + whole.length)} />
    </>
  );
}
