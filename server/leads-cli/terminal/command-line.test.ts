import { describe, expect, test } from 'vitest';
import { company } from '../../../tests/harness/unit/our-content.ts';
import { usageProblems as words } from '../words.ts';
import { readCommand } from './command-line.ts';
import { UsageError } from './problems.ts';

const DAY_MS = 24 * 60 * 60_000;
const PREFIX = company.referencePrefix;
const REFERENCE = `${PREFIX}-7F3K2Q`;
/** The first sentence of a text. */
const beginning = (text: string) => text.split('. ', 1)[0] ?? '';

describe('readCommand', () => {
  test.each([
    ['', { name: 'help' }],
    ['help', { name: 'help' }],
    ['--help', { name: 'help' }],
    ['list -h', { name: 'help' }],
    ['list', { name: 'list', json: false }],
    ['list --state dead --json', { name: 'list', state: 'dead', json: true }],
    ['list --since=2026-11-21', { name: 'list', json: false, since: Date.UTC(2026, 10, 21, 5) }],
    [`show ${REFERENCE}`, { name: 'show', reference: REFERENCE, json: false }],
    [`show --json ${REFERENCE.toLowerCase()}`, { name: 'show', reference: REFERENCE, json: true }],
    ['resend 7f3k2q', { name: 'resend', reference: REFERENCE }],
    ['resend xx-7f3k2q', { name: 'resend', reference: 'XX-7F3K2Q' }],
    [`release ${PREFIX}-OIL23Z`, { name: 'release', reference: `${PREFIX}-01123Z` }],
    ['export --csv', { name: 'export', format: 'csv' }],
    ['export --json --out all.json', { name: 'export', format: 'json', out: 'all.json' }],
    ['erase --email maria@correo.example --yes', { name: 'erase', email: 'maria@correo.example', yes: true }],
    ['purge --older-than 90d', { name: 'purge', olderThanMs: 90 * DAY_MS, yes: false }],
    ['doctor --send', { name: 'doctor', send: true }],
    ['backup copy.sqlite', { name: 'backup', file: 'copy.sqlite' }],
  ])('reads %j as %j', (typed, command) => {
    expect(readCommand(typed.split(' ').filter(Boolean), PREFIX)).toEqual(command);
  });

  test.each([
    ['lst', beginning(words.command('lst', ''))],
    ['toString', beginning(words.command('toString', ''))],
    ['list --state borrado', beginning(words.state('borrado', ''))],
    ['list --since ayer', words.day('ayer')],
    ['list --since --json', words.valueMissing('--since')],
    ['list --state=', words.valueMissing('--state')],
    ['list --json=sí', words.valueUnwanted('--json')],
    ['list --email a@b.ec', words.option('--email', 'list')],
    ['list -j', words.option('-j', 'list')],
    ['list todo', words.tooMany('todo', 'list')],
    ['show', words.referenceMissing('show', PREFIX)],
    [`show ${PREFIX}-7F3K2`, words.reference(`${PREFIX}-7F3K2`, PREFIX)],
    ['show ABC-7F3K2Q', words.reference('ABC-7F3K2Q', PREFIX)],
    ['show X1-7F3K2Q', words.reference('X1-7F3K2Q', PREFIX)],
    ['export', words.format],
    ['export --csv --json', words.format],
    ['erase', words.emailMissing],
    ['erase --email maria', words.email('maria')],
    ['purge', words.daysMissing],
    ['purge --older-than 2y', words.days('2y')],
    ['backup', words.fileMissing('backup')],
  ])('%j is rejected with one sentence', (typed, problem) => {
    const read = () => readCommand(typed.split(' '), PREFIX);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(problem);
    expect(read).toThrow(/^[^\n]+[.:?]?$/);
  });
});
