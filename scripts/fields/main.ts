/** `npm run fields`: writes the table of all fields of a content folder, as the schemas describe them, for the owner. */
import { writeFileSync } from 'node:fs';
import { fieldTable } from './field-table.ts';

writeFileSync('docs/campos.md', fieldTable());
