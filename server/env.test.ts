import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, envSchema, readEnv, type Variables } from './env.ts';
import { tempFolder } from './testing/fixture-dist.ts';

const SMTP_URL = 'smtp://user:canary@mail.example:587';

describe('readEnv', () => {
  test('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 4321,
      SITE_URL: 'https://ilalo.example',
      DATA_DIR: './data',
      CONTACT_TO: 'hola@ilalo.example',
      CONTACT_FROM: 'hola@ilalo.example',
      MAIL_TRANSPORT: ['file'],
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
      NODE_ENV: 'development',
    });
  });

  test.each<[Variables, Partial<ReturnType<typeof readEnv>>]>([
    [{ PORT: '0' }, { PORT: 0 }],
    [
      { PORT: '', SITE_URL: ' ' },
      { PORT: 4321, SITE_URL: 'https://ilalo.example' },
    ],
    [{ SITE_URL: 'http://localhost:8080' }, { SITE_URL: 'http://localhost:8080' }],
    [{ SMTP_URL }, { MAIL_TRANSPORT: ['smtp'] }],
    [{ SMTP_URL, MAIL_TRANSPORT: 'file' }, { MAIL_TRANSPORT: ['file'] }],
    [{ SMTP_URL, MAIL_TRANSPORT: 'smtp, file' }, { MAIL_TRANSPORT: ['smtp', 'file'] }],
    [{ NODE_ENV: 'production', SMTP_URL }, { MAIL_TRANSPORT: ['smtp'] }],
    [{ NODE_ENV: 'production', MAIL_TRANSPORT: 'file' }, { MAIL_TRANSPORT: ['file'] }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { TRUST_PROXY: ['10.0.0.0/8', '::1'] }],
  ])('accepts %j', (source, expected) => {
    expect(readEnv(source)).toMatchObject(expected);
  });

  test.each<[Variables, string]>([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ SITE_URL: 'ilalo.example' }, 'SITE_URL'],
    [{ SITE_URL: 'https://ilalo.example/' }, 'SITE_URL'],
    [{ SITE_URL: 'ftp://ilalo.example' }, 'SITE_URL'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [{ CONTACT_TO: 'nobody' }, 'CONTACT_TO'],
    [{ CONTACT_FROM: 'a@b' }, 'CONTACT_FROM'],
    [{ MAIL_TRANSPORT: 'pigeon' }, 'MAIL_TRANSPORT'],
    [{ MAIL_TRANSPORT: 'file,file' }, 'MAIL_TRANSPORT'],
    [{ MAIL_TRANSPORT: 'smtp' }, 'SMTP_URL'],
    [{ NODE_ENV: 'production' }, 'MAIL_TRANSPORT'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.1/8/8' }, 'TRUST_PROXY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
    [{ SMTP_URL_FILE: '/nowhere/smtp' }, 'SMTP_URL_FILE'],
  ])('refuses %j and names %s', (source, name) => {
    expect(() => readEnv(source)).toThrow(new RegExp(`^${name}: .*expected`));
  });

  test('names every wrong variable at once, never a value', () => {
    const source = { PORT: 'x', LOG_LEVEL: 'x', MAIL_TRANSPORT: 'smtp', CONTACT_TO: 'canary' };
    const error = (() => {
      try {
        return readEnv(source);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(EnvError);
    const names = String((error as EnvError).message)
      .split('\n')
      .map((line) => line.split(':')[0]);
    expect(names).toEqual(['PORT', 'CONTACT_TO', 'LOG_LEVEL', 'SMTP_URL']);
    expect(String(error)).not.toContain('canary');
  });

  test('reads a secret from a file', () => {
    const path = join(tempFolder(), 'smtp');
    writeFileSync(path, `${SMTP_URL}\n`);
    expect(readEnv({ SMTP_URL_FILE: path })).toMatchObject({ SMTP_URL, MAIL_TRANSPORT: ['smtp'] });
  });
});

describe('.env.example', () => {
  const entries = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=(.*)$/gm)];
  const values = Object.fromEntries(entries.map(([, name, value]) => [name, value]));

  test('names the variables of the schema, in its order', () => {
    expect(Object.keys(values)).toEqual(Object.keys(envSchema.shape));
  });

  test('can be uncommented as it stands', () => {
    expect(readEnv(values)).toMatchObject({
      ...readEnv({}),
      DATABASE_URL: values['DATABASE_URL'],
      SMTP_URL: values['SMTP_URL'],
      MAIL_TRANSPORT: ['smtp'],
    });
  });
});
