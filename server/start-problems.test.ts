import { expect, test } from 'vitest';
import { EnvError } from './env.ts';
import { explainStart } from './start-problems.ts';

const place = { HOST: '127.0.0.1', PORT: 4321, DATA_DIR: './data' };
const fault = (more: object) => Object.assign(new Error('x'), more);

test.each([
  [new EnvError('PORT: expected a port'), 'PORT: expected a port'],
  [fault({ code: 'EADDRINUSE', syscall: 'listen' }), 'PORT: 4321 is in use on 127.0.0.1'],
  [fault({ code: 'EACCES', syscall: 'listen' }), 'HOST: expected an address of this machine (EACCES)'],
  [fault({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 'HOST: expected an address of this machine (ENOTFOUND)'],
  [
    fault({ code: 'ENOTDIR', syscall: 'mkdir', path: './data/contact' }),
    'DATA_DIR: expected a folder that can be written to (ENOTDIR)',
  ],
  [fault({ code: 'ERR_SQLITE_ERROR' }), 'DATA_DIR: expected a folder that can be written to (ERR_SQLITE_ERROR)'],
  [fault({ code: 'ENOENT', syscall: 'open', path: 'dist/headers.json' }), undefined],
  [new TypeError('x'), undefined],
])('%s is explained as %s', (error, line) => {
  expect(explainStart(error, place)).toBe(line);
});

test('nothing is explained before the settings are read', () => {
  expect(explainStart(fault({ code: 'EADDRINUSE' }), undefined)).toBeUndefined();
});
