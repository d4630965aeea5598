/**
 * Lets every npm script find the Node that came with `npm ci`. npm links it, but up to version 10 takes the link away
 * again together with the packages of other platforms. Plain JavaScript: the Node that runs this may be an old one.
 */
import { existsSync, rmSync, symlinkSync } from 'node:fs';

const LINK = 'node_modules/.bin/node';
const packages = ['node', 'node-bin'].map((name) => `${name}-${process.platform}-${process.arch}`);
const found = packages.find((name) => existsSync(`node_modules/${name}/bin/node`));

if (found && !existsSync(LINK)) {
  rmSync(LINK, { force: true });
  symlinkSync(`../${found}/bin/node`, LINK);
}
