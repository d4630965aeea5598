/**
 * Links the Node that `npm ci` installed, so that every npm script finds it. npm links it itself, but up to version 10
 * removes the link with the packages of other platforms. Plain JavaScript, because an old Node may run it.
 */
import { existsSync, rmSync, symlinkSync } from 'node:fs';

const LINK = 'node_modules/.bin/node';
const packages = ['node', 'node-bin'].map((name) => `${name}-${process.platform}-${process.arch}`);
const found = packages.find((name) => existsSync(`node_modules/${name}/bin/node`));

if (found && !existsSync(LINK)) {
  rmSync(LINK, { force: true });
  symlinkSync(`../${found}/bin/node`, LINK);
}
