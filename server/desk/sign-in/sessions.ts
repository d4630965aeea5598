import { randomUUID } from 'node:crypto';
import { describeDevice, isSessionOpen, SESSION_IDLE_MS, SESSION_LIFE_MS } from '../../../domain/desk/sign-in-terms.ts';
import type { DeviceView } from '../../../domain/desk/views.ts';
import { readStoreTime } from '../../store/dialect.ts';
import { newSecret } from '../../store/secret.ts';
import type { Store } from '../../store/tables.ts';
import type { DeskKey } from './desk-key.ts';

/** A signed-in browser. */
export type DeskSession = Omit<DeviceView, 'isThis'>;

type SessionDeps = { readonly store: Store; readonly key: DeskKey };

/** A use is written at most this often, so that reading pages costs no writes. */
const SEEN_EVERY_MS = 60_000;

/** Opens a session for a browser and returns its token, which exists nowhere else. */
export async function openSession({ store, key }: SessionDeps, userAgent: string, now: number): Promise<string> {
  const token = newSecret();
  const time = await readStoreTime(store, now);
  const row = { id: randomUUID(), token_hash: await key('session', token), device: describeDevice(userAgent) };
  await store
    .insertInto('desk_session')
    .values({ ...row, created_at: time, seen_at: time })
    .execute();
  return token;
}

/** The open session of a token. Records its use; a store that refuses writes does not end the session. */
export async function findSession(
  { store, key }: SessionDeps,
  token: string,
  now: number,
): Promise<DeskSession | undefined> {
  const hash = await key('session', token);
  const row = await sessions(store).where('token_hash', '=', hash).executeTakeFirst();
  const time = row && (await readStoreTime(store, now));
  if (!row || time === undefined || !isSessionOpen(row, time)) return undefined;
  if (Math.abs(time - row.seenAt) >= SEEN_EVERY_MS) {
    const noted = store.updateTable('desk_session').set({ seen_at: time }).where('id', '=', row.id).execute();
    await noted.catch(() => {});
  }
  return row;
}

/** The open sessions, the last used one first. */
export async function listSessions(store: Store, now: number): Promise<DeskSession[]> {
  const time = await readStoreTime(store, now);
  const rows = await sessions(store).orderBy('seen_at', 'desc').orderBy('id').execute();
  return rows.filter((row) => isSessionOpen(row, time));
}

/** Ends a session, on whichever device it is. */
export async function closeSession(store: Store, id: string): Promise<void> {
  await store.deleteFrom('desk_session').where('id', '=', id).execute();
}

/** Ends the session of a token, if it has one. */
export async function closeSessionOf({ store, key }: SessionDeps, token: string): Promise<void> {
  await store
    .deleteFrom('desk_session')
    .where('token_hash', '=', await key('session', token))
    .execute();
}

/** Deletes expired sessions. `time` is by the store's clock. */
export async function deleteOldSessions(store: Store, time: number): Promise<void> {
  await store
    .deleteFrom('desk_session')
    .where((session) =>
      session.or([
        session('seen_at', '<=', time - SESSION_IDLE_MS),
        session('created_at', '<=', time - SESSION_LIFE_MS),
      ]),
    )
    .execute();
}

const sessions = (store: Store) =>
  store.selectFrom('desk_session').select(['id', 'device', 'created_at as createdAt', 'seen_at as seenAt']);
