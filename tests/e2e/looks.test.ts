import { test } from '../browser.ts';
import { keptLooks } from './kept-looks.ts';
import { addresses } from './pages.ts';

const nameOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
const expectAsBefore = keptLooks('tests/looks', 'dist/looks.html');

test.for(addresses)('%s looks as it did', async (path, { visit }) => {
  const page = await visit(path, { reducedMotion: 'reduce' });
  await expectAsBefore(page, nameOf(path));
});
