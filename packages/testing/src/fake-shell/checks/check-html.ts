/** Checks server HTML against the page's policy and the requirements of hydration. @throws when it violates one */
export function checkHtml(html: string, again: string): void {
  const styled = /<[a-z][^>]*\sstyle="[^"]*"/i.exec(html);
  if (styled)
    throw new Error(`Server HTML has a style attribute, which the page's policy blocks: ${styled[0]}`);
  if (html !== again)
    throw new Error('The page renders otherwise from the JSON of its data than from the data');
}
