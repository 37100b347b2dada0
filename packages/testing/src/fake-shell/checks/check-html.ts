/** What the page's policy and the takeover in the browser ask of server HTML. @throws when it is not met */
export function checkHtml(html: string, again: string): void {
  const styled = /<[a-z][^>]*\sstyle="[^"]*"/i.exec(html);
  if (styled)
    throw new Error(`Server HTML has a style attribute, which the page's policy blocks: ${styled[0]}`);
  if (html !== again)
    throw new Error('The page renders otherwise from the JSON of its data than from the data');
}
