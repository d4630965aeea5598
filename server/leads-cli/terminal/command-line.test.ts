import { describe, expect, test } from 'vitest';
import { readCommand } from './command-line.ts';
import { UsageError } from './problems.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('readCommand', () => {
  test.each([
    ['', { name: 'help' }],
    ['help', { name: 'help' }],
    ['help list', { name: 'help' }],
    ['--help', { name: 'help' }],
    ['list -h', { name: 'help' }],
    ['list', { name: 'list', json: false }],
    ['list --state dead --json', { name: 'list', state: 'dead', json: true }],
    ['list --since=2026-11-21', { name: 'list', json: false, since: Date.UTC(2026, 10, 21, 5) }],
    ['show IL-7F3K2Q', { name: 'show', reference: 'IL-7F3K2Q', json: false }],
    ['show --json il-7f3k2q', { name: 'show', reference: 'IL-7F3K2Q', json: true }],
    ['resend 7f3k2q', { name: 'resend', reference: 'IL-7F3K2Q' }],
    ['release IL-OIL23Z', { name: 'release', reference: 'IL-01123Z' }],
    ['export --csv', { name: 'export', format: 'csv' }],
    ['export --json --out all.json', { name: 'export', format: 'json', out: 'all.json' }],
    ['erase --email maria@correo.example --yes', { name: 'erase', email: 'maria@correo.example', yes: true }],
    ['purge --older-than 730d', { name: 'purge', olderThanMs: 730 * DAY_MS, yes: false }],
    ['doctor', { name: 'doctor', send: false }],
    ['doctor --send', { name: 'doctor', send: true }],
    ['backup copy.sqlite', { name: 'backup', file: 'copy.sqlite' }],
  ])('%j', (typed, command) => {
    expect(readCommand(typed.split(' ').filter(Boolean))).toEqual(command);
  });

  test.each([
    ['lst', 'No existe el comando «lst».'],
    ['toString', 'No existe el comando «toString».'],
    ['list --state borrado', 'No existe el estado «borrado».'],
    ['list --since ayer', '«ayer» no es una fecha'],
    ['list --since', 'A la opción --since le falta su valor.'],
    ['list --since --json', 'A la opción --since le falta su valor.'],
    ['list --state=', 'A la opción --state le falta su valor.'],
    ['list --json=sí', 'La opción --json no lleva valor.'],
    ['list --email a@b.ec', 'El comando list no tiene la opción --email.'],
    ['list --colour', 'El comando list no tiene la opción --colour.'],
    ['list -j', 'El comando list no tiene la opción -j.'],
    ['list --no-json', 'El comando list no tiene la opción --no-json.'],
    ['list todo', 'El comando list no espera «todo».'],
    ['show', 'Falta la referencia: show '],
    ['show IL-7F3K2', '«IL-7F3K2» no es una referencia'],
    ['show IL-7F3K2U', '«IL-7F3K2U» no es una referencia'],
    ['show XX-7F3K2Q', '«XX-7F3K2Q» no es una referencia'],
    ['show IL-7F3K2Q IL-7F3K2R', 'El comando show no espera «IL-7F3K2R».'],
    ['export', 'Elija un formato'],
    ['export --csv --json', 'Elija un formato'],
    ['erase', 'Falta el correo'],
    ['erase --email maria', '«maria» no es un correo electrónico.'],
    ['purge', 'Falta el plazo'],
    ['purge --older-than 2y', '«2y» no es un plazo'],
    ['backup', 'Falta el archivo'],
    ['doctor --send=yes', 'La opción --send no lleva valor.'],
  ])('%j is rejected with one sentence', (typed, beginning) => {
    const read = () => readCommand(typed.split(' '));
    expect(read).toThrow(UsageError);
    expect(read).toThrow(beginning);
    expect(read).toThrow(/^[^\n]+[.:?]?$/);
  });
});
