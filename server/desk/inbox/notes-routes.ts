import type { FastifyInstance } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import type { Done } from '../../../domain/desk/done.ts';
import { readInboxFilter, withFilter } from '../../../domain/desk/inbox-filter.ts';
import {
  isLeadStatus,
  NOTE_LIMIT,
  NOTES_FIELDS,
  type Notes,
  readSum,
  SUM_LENGTH,
} from '../../../domain/desk/lead-status.ts';
import type { NotesText, NotesView } from '../../../domain/desk/lead-views.ts';
import { notesOf, notesVersion, saveNotes } from '../../leads/lead-notes.ts';
import { findLead, type Lead } from '../../leads/read-leads.ts';
import type { Store } from '../../store/tables.ts';
import type { DeskPart } from '../desk.ts';
import { NotFound } from '../desk-pages.ts';
import { deskPost, sentBy } from '../desk-post.ts';
import { actionRoute, leadOf, notesText, readLeadView } from './lead-routes.ts';

/**
 * The form for notes on a lead. Notes that cannot be saved are shown again as they were typed: their sum is invalid, they
 * are too long, or others have been saved since the page with the form was opened.
 */
export function notesRoutes(scope: FastifyInstance, part: DeskPart): void {
  const { store, pages } = part;
  deskPost(scope, pages, actionRoute('anotar'), async (request, reply) => {
    const lead = await leadOf(request, store);
    const sent = sentBy(request);
    const before = notesOf(lead);
    const typed = readNotes(sent, before);
    // Browsers send which notes their page showed.
    const isStale = (sent.get(NOTES_FIELDS.version) ?? notesVersion(before)) !== notesVersion(before);
    const filter = readInboxFilter(request.query);
    const showAgain = async (status: number, shown: Lead, why: Pick<NotesView, 'problem' | 'changed'>) =>
      pages.show(request, reply.code(status), 'lead', await readLeadView(part, shown, filter, { ...typed, ...why }));
    const sumCents = readSum(typed.sum);
    const problem = problemOf(typed, sumCents);
    if (problem || sumCents === undefined) {
      return showAgain(422, lead, { problem, changed: isStale ? before : undefined });
    }
    const result = await replaceNotes(store, lead, { ...typed, sumCents }, isStale);
    if (result !== 'saved') return showAgain(409, result, { changed: notesOf(result) });
    return reply.redirect(withFilter(deskRoutes.lead(lead.reference), filter, doneBy(sent, typed)), 303);
  });
}

const doneBy = (sent: URLSearchParams, { status }: NotesText): Done =>
  sent.get(NOTES_FIELDS.mark) === status ? 'respondida' : 'anotada';

/** Saves notes unless the lead has others by now: then resolves to it as it is. Throws NotFound when it is gone. */
async function replaceNotes(store: Store, lead: Lead, notes: Notes, isStale: boolean): Promise<'saved' | Lead> {
  if (!isStale && (await saveNotes(store, lead.reference, notesOf(lead), notes))) return 'saved';
  const now = await findLead(store, lead.reference);
  if (!now) throw new NotFound();
  // Of a form sent twice, as by a double click, the second finds its own notes.
  return notesVersion(notesOf(now)) === notesVersion(notes) ? 'saved' : now;
}

/** Reads the fields; one that is missing or invalid leaves what was saved as it is. */
function readNotes(sent: URLSearchParams, before: Notes): NotesText {
  const field = (name: keyof typeof NOTES_FIELDS) => sent.get(NOTES_FIELDS[name]);
  const saved = notesText(before);
  const [chosen, mark] = [field('status'), field('mark')];
  const status = isLeadStatus(chosen) ? chosen : saved.status;
  return {
    // A status chosen by hand says more than the button that marks a lead as answered.
    status: status === 'nueva' && isLeadStatus(mark) ? mark : status,
    sum: trim(field('sum') ?? saved.sum).slice(0, SUM_LENGTH),
    // Control characters mean nothing in a note, and PostgreSQL rejects NUL.
    note: trim(field('note') ?? saved.note).replace(/[^\P{Cc}\n\t]/gu, ''),
  };
}

const trim = (text: string) => text.replace(/\r\n?/g, '\n').trim();

function problemOf({ note }: NotesText, sumCents: number | null | undefined): NotesView['problem'] {
  if (sumCents === undefined) return 'sum';
  return note.length > NOTE_LIMIT ? 'note' : undefined;
}
