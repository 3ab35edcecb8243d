/** Breaks and the reality check: what is read, and what waits for other devices. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { answerCheck, getPlayRecord, getPlaySession, watchPlay } from '#contracts/pause.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { useSession } from '#src/stores/session.ts'
import { protectionHeard, protectionNow, protectionQuery } from './protection.ts'

/**
 * Whether the member takes a break: as told now, or as last heard where nothing can be told. With the page's cache, what a part of the
 * page has just asked is not asked again.
 */
export async function isResting(client?: QueryClient): Promise<boolean> {
  // Signed out meanwhile: there is nobody to ask about.
  if (useSession.getState().user)
    await (client ? client.fetchQuery(protectionHeard()) : protectionNow()).catch(() => null)
  return useResting.getState().resting
}

/** Net position of all time, and the sign-in before this one. */
export const playRecordQuery = () =>
  queryOptions({
    queryKey: ofMember(getPlayRecord.name),
    queryFn: async ({ signal }) => (await call(getPlayRecord, {}, { signal })).data,
    staleTime: 0,
  })

/** Figures of the reality check as they are now; null while nobody plays. */
export const playSession = async () => (await call(getPlaySession, {})).data ?? null

/** Answers a check that waits. */
export const answerRealityCheck = (goOn: boolean) => call(answerCheck, { go_on: goOn })

/** Waits at the server until play is stopped, goes on, or a check comes nearer; after a few seconds it answers anyway. */
export const nextOfPlay = async (seen: string | null, signal: AbortSignal) =>
  (await call(watchPlay, seen === null ? {} : { seen }, { signal })).data

/** A pause began or ended, here or elsewhere: what is on the screen of it is asked for again. */
export const pauseMoved = (client: QueryClient) => client.invalidateQueries(protectionQuery())
