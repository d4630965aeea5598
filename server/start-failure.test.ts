import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tests/harness/unit/fixture-dist.ts';
import { EnvError } from './config/env.ts';
import { explainStartFailure, requireContent } from './start-failure.ts';
import { openStore } from './store/store.ts';

const place = { HOST: '127.0.0.1', PORT: 4321, DATA_DIR: './data', OUTAGE_PAGE: '/srv/pages/out.html' };
const fault = (more: object) => Object.assign(new Error('x'), more);

test.each([
  [new EnvError('PORT: expected a port'), 'PORT: expected a port'],
  [fault({ code: 'EADDRINUSE', syscall: 'listen' }), 'PORT: 4321 is in use on 127.0.0.1'],
  [fault({ code: 'EACCES', syscall: 'listen' }), 'PORT: this user may not listen on 4321 (EACCES)'],
  [fault({ code: 'EADDRNOTAVAIL', syscall: 'listen' }), 'HOST: expected an address of this machine (EADDRNOTAVAIL)'],
  [fault({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 'HOST: expected an address of this machine (ENOTFOUND)'],
  [
    fault({ code: 'EPERM', syscall: 'chmod', path: 'data/contact.sqlite' }),
    'DATA_DIR: expected a folder that can be written to (EPERM, contact.sqlite)',
  ],
  [
    fault({ code: 'EACCES', syscall: 'mkdir', path: 'data' }),
    'DATA_DIR: expected a folder that can be written to (EACCES)',
  ],
  [
    fault({ code: 'ERR_SQLITE_ERROR', errcode: 267 }),
    'DATA_DIR: contact.sqlite is damaged (SQLite 267); put a backup back',
  ],
  [fault({ code: 'ERR_SQLITE_ERROR', errcode: 13 }), 'DATA_DIR: the disk of ./data is full'],
  [fault({ code: 'ERR_SQLITE_ERROR', errcode: 4874 }), 'DATA_DIR: the disk of ./data is full'],
  [fault({ code: 'ERR_SQLITE_ERROR' }), 'DATA_DIR: expected a folder that can be written to (ERR_SQLITE_ERROR)'],
  [
    fault({ code: 'EACCES', syscall: 'open', path: '/srv/pages/out.html.12' }),
    'OUTAGE_PAGE: expected a file that can be written (EACCES)',
  ],
  [
    fault({ code: 'EROFS', syscall: 'mkdir', path: '/srv/pages' }),
    'OUTAGE_PAGE: expected a file that can be written (EROFS)',
  ],
  [fault({ code: 'TIMEOUT' }), 'DATABASE_URL: the database does not answer in time (TIMEOUT)'],
  [fault({ code: '57014' }), 'DATABASE_URL: the database does not answer in time (57014)'],
  [fault({ code: 'ETIMEDOUT', syscall: 'read' }), 'DATABASE_URL: the database does not answer in time (ETIMEDOUT)'],
  [fault({ code: 'ENOENT', syscall: 'open', path: 'dist/server/x.mjs' }), undefined],
  [new TypeError('x'), undefined],
])('explainStartFailure() explains %s as %s', (error, line) => {
  expect(explainStartFailure(error, place)).toBe(line);
});

test('explainStartFailure() names a damaged store, overwritten in part or no database at all, which stays as it is', async () => {
  const DATA_DIR = tempFolder();
  const path = join(DATA_DIR, 'contact.sqlite');
  await (await openStore({ DATA_DIR })).destroy();
  const whole = readFileSync(path);
  const damaged = [Buffer.from('Querida agencia: '.repeat(100)), Buffer.from(whole).fill(0xff, 100, 8_192)];
  for (const bytes of damaged) {
    writeFileSync(path, bytes);
    const error = await openStore({ DATA_DIR }).catch((problem: unknown) => problem);
    expect(explainStartFailure(error, { ...place, DATA_DIR })).toMatch(/^DATA_DIR: contact\.sqlite is damaged/);
    expect(readFileSync(path), 'the file').toEqual(bytes);
  }
});

test('explainStartFailure() explains nothing before the environment is read', () => {
  expect(explainStartFailure(fault({ code: 'EADDRINUSE' }), undefined)).toBeUndefined();
});

test('a folder without content is named with its variable, and the content inside it proposed', () => {
  const folder = tempFolder();
  const start = () => requireContent({ CONTENT_DIR: folder });
  expect(start).toThrow(new EnvError(`CONTENT_DIR: expected a folder with company.yaml, but ${folder} has none`));
  const closed = join(folder, 'tilo');
  symlinkSync(closed, closed);
  expect(() => requireContent({ CONTENT_DIR: closed })).toThrow(/^CONTENT_DIR: .* may read \(ELOOP\)$/);
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/company.yaml'), '');
  expect(start).toThrow(`${folder} has none; did you mean ${join(folder, 'content')}?`);
  expect(requireContent({ CONTENT_DIR: join(folder, 'content') })).toBe(join(folder, 'content'));
});
