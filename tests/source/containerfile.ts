/** An instruction of a Containerfile, with continuation lines joined. */
export type Instruction = { readonly keyword: string; readonly rest: string };
/** A build stage. */
export type Stage = { readonly base: string; readonly instructions: readonly Instruction[] };

/** The stages of a Containerfile, in order. Throws on an instruction before the first FROM. */
export function readStages(text: string): Stage[] {
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  const stages: { base: string; instructions: Instruction[] }[] = [];
  for (const line of lines.filter((one) => one.trim() && !one.startsWith('#'))) {
    const [keyword = '', ...words] = line.split(/\s+/);
    if (keyword === 'FROM') {
      stages.push({ base: words[0] ?? '', instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${line} is before FROM`);
    stage.instructions.push({ keyword, rest: words.join(' ') });
  }
  return stages;
}

/** Sources that a stage copies from the project, not from other stages. */
export const copiedSources = ({ instructions }: Stage): string[] =>
  instructions
    .filter(({ keyword, rest }) => keyword === 'COPY' && !rest.startsWith('--from='))
    .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
