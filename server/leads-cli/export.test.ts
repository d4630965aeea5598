import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILLED_COUNT, openFilledStore } from '../../tests/harness/unit/filled-store.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { runInPipe, runOnTerminal } from '../../tests/harness/unit/run-leads.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { exportColumns } from '../leads/words.ts';
import { exportWords, progressWords, usageProblems } from './words.ts';

describe.each(STORE_KINDS)('export on %s', (kind) => {
  test('--csv writes cells with disarmed formulas to standard output', async () => {
    const { references, variables } = await openFilledStore(kind);
    const { output, code } = await runInPipe(['export', '--csv'], variables);
    expect(code).toBe(0);
    expect(output.split('\r\n')[0]).toBe(`\uFEFF${Object.values(exportColumns).join(';')}`);
    expect(output).toContain(`"Mari\u0301a ""=1+1"" Ñ";maria@correo.example;'+593 99 000 0000;nivel-2;`);
    expect(output).toContain(`"'=2+2\nhola[31m, ""mundo"""\r\n`);
    expect(output.match(/^[A-Z]{2}-/gm)).toHaveLength(FILLED_COUNT);
    for (const reference of references) expect(output).toContain(reference);
  });

  test('--json --out writes every lead once to a private file and never overwrites one', async () => {
    const { references, variables } = await openFilledStore(kind);
    const out = join(tempFolder(), 'all.json');
    const { output, errors, code } = await runInPipe(['export', '--json', '--out', out], variables);
    expect({ code, output, errors }).toEqual({
      code: 0,
      output: '',
      errors: `${exportWords.done(FILLED_COUNT, out)}\n`,
    });
    const leads: { reference: string }[] = JSON.parse(readFileSync(out, 'utf8'));
    expect(leads.map(({ reference }) => reference)).toEqual(references);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const again = await runInPipe(['export', '--csv', '--out', out], variables);
    expect(again).toMatchObject({ code: 2, errors: `${usageProblems.fileExists(out)}\n` });
  });

  test('exports an empty list and shows progress on a terminal only', async () => {
    const { variables } = await openFilledStore(kind);
    expect((await runInPipe(['export', '--json', '--since', '2030-01-01'], variables)).output).toBe('[\n]\n');
    const out = join(tempFolder(), 'all.csv');
    const { errors } = await runOnTerminal(['export', '--csv', '--out', out], variables);
    expect(errors).toContain(`${exportWords.progress} `);
    expect(errors).toContain(`${progressWords.of('700', '700')}\r\u001B[K${exportWords.done(FILLED_COUNT, out)}`);
  });
});
