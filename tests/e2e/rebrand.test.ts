import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SOURCES = ['content', 'domain', 'src', 'server', 'scripts', 'astro.config.ts', 'package.json', 'tsconfig.json'];

const OTHER_COMPANY = `import type { Company } from '../domain/company.ts';
export const company: Company = {
  name: 'Chimborazo', referencePrefix: 'CH', email: 'taller@chimborazo.example', phone: '+593 99 000 0000',
  town: 'Riobamba', region: 'Chimborazo', country: { name: 'Ecuador', code: 'EC' },
  address: 'Riobamba, Chimborazo, Ecuador', hours: { opens: '09:00', closes: '17:00' },
  socials: [{ label: 'Mastodon', href: 'https://mastodon.example/@chimborazo' }],
  product: { site: 'https://otro.example', restaurantSignUp: 'https://otro.example/alta' },
};
`;
const THREADS = ['cal', 'noche', 'maiz', 'grana', 'anil', 'euc', 'teja', 'cielo'];
const OTHER_PALETTE = `@layer tokens{:root{${THREADS.map((name, index) => `--${name}: oklch(.5 .1 ${index * 40})`).join(';')}}}`;

/** What only the first agency may be known by: its name, place, address, networks and colours. */
const TRACES = /ilaló|ilalo|tumbaco|facebook|8 a\.m\. – 11 p\.m\.|oklch\(0?\.855 0?\.165 86\)|oklch\(85\.5%/i;

test('another company record and palette leave no trace of the first', { timeout: 180_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'rebrand-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const source of SOURCES) cpSync(source, join(root, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'content/company.ts'), OTHER_COMPANY);
  writeFileSync(join(root, 'content/palette.css'), OTHER_PALETTE);
  const env = { ...process.env, SITE_URL: 'https://chimborazo.example', NODE_ENV: 'production' };
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: root, env, stdio: 'pipe' });

  const client = join(root, 'dist/client');
  const texts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(html|svg|xml|js|txt|json)$/.test(path),
  );
  const traces = texts.flatMap((path) => {
    const found = TRACES.exec(readFileSync(join(client, path), 'utf8'));
    return found ? [`${path}: ${found[0]}`] : [];
  });
  expect(traces).toEqual([]);
  const home = readFileSync(join(client, 'index.html'), 'utf8');
  expect(home).toContain('Desde Riobamba');
  expect(home).toContain('tel:+593990000000');
});
