import { team } from '../../content/pages/team.ts';
import { pictureWords } from '../../content/widgets.ts';
import type { MemberWords } from '../../domain/words/pages.ts';
import { loadPhoto } from './photos.ts';

/** The cards of the team with their portraits. Throws if the file of a portrait is missing. */
export function loadMembers() {
  const cards: readonly MemberWords[] = team.members.cards;
  return Promise.all(
    cards.map(async (card) => ({
      ...card,
      photo: card.photo
        ? await loadPhoto({ image: card.photo, alt: pictureWords.portrait(card.title) }, 'card')
        : undefined,
    })),
  );
}
