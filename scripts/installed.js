/**
 * Stops an npm script with one plain line when `npm ci` has not been run or its Node is missing; the owner's commands speak
 * Spanish. Plain JavaScript, because an old Node may run it.
 */
import { existsSync } from 'node:fs';

const OWNERS = ['dev', 'check', 'smoke', 'new', 'content', 'leads', 'demo', 'purge-news'];
const isOwner = OWNERS.includes(process.env.npm_lifecycle_event);

if (!existsSync('node_modules/.bin')) {
  stop(isOwner ? 'Primero hay que instalar: npm ci' : 'Install first: npm ci');
} else if (!process.features.typescript) {
  stop(isOwner ? 'Hace falta Node.js 26: nodejs.org' : 'Node.js 26 is needed: nodejs.org');
}

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}
