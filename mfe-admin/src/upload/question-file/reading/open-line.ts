/**
 * Moves the caret to a line of a text on the screen and marks the line.
 * @param root contains the text fields; each has its first and last line as `data-from` and `data-to`
 * @param line of the file, counted from 1
 */
export function openLine(root: Element | null, line: number): void {
  const areas = [...(root?.querySelectorAll('textarea') ?? [])];
  const area = areas.find(({ dataset }) => Number(dataset['from']) <= line && line <= Number(dataset['to']));
  if (!area) return;
  const before = area.value.split('\n').slice(0, line - Number(area.dataset['from']));
  const start = Math.min(before.join('\n').length + Math.sign(before.length), area.value.length);
  const end = area.value.indexOf('\n', start);
  area.focus();
  area.setSelectionRange(start, end === -1 ? area.value.length : end);
}
