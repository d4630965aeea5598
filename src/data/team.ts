import type { Content } from '../../domain/content/content.ts';
import { fill } from '../../domain/content/fill.ts';
import type { MemberWords } from '../../domain/content/pages/team.ts';
import { present } from '../../domain/site/optional-pages.ts';
import { loadPhoto } from './photos.ts';

/** The cards of the team with their portraits. Throws if the file of a portrait is missing. */
export function loadMembers(content: Content) {
  const { pictureWords, team } = content;
  const cards: readonly MemberWords[] = present(team).members.cards;
  return cards.map(({ photo: image, focus, ...card }) => {
    const alt = fill(pictureWords.portrait, { name: card.title });
    return { ...card, photo: image ? loadPhoto(content, { image, alt, focus }, 'card') : undefined };
  });
}

/** The way of an order with what the client receives at each step; undefined when the page does not tell it. */
export const teamProcess = ({ process, team }: Content) =>
  team?.process && {
    ...process,
    ...team.process,
    items: process.items.map(({ title, text, facts }) => ({ title, text, facts: facts.slice(-1) })),
  };
