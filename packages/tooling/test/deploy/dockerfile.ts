export interface Instruction {
  name: string;
  value: string;
}

export interface Stage {
  image: string;
  name: string | undefined;
  instructions: Instruction[];
}

/** The stages of a Dockerfile, with the values of global `ARG`s substituted. */
export function stagesOf(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const values = new Map<string, string>();
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    const stage = stages.at(-1);
    if (name === 'FROM') {
      const [, image = '', as] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(value) ?? [];
      stages.push({
        image: image.replaceAll(/\$\{(\w+)\}/g, (_, key: string) => values.get(key) ?? ''),
        name: as,
        instructions: [],
      });
    } else if (stage) stage.instructions.push({ name, value });
    else values.set(value.split('=')[0] ?? '', value.slice(value.indexOf('=') + 1));
  }
  return stages;
}
