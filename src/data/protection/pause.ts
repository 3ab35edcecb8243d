/** Breaks and the reality check: what is read, and what waits for other devices. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { answerCheck, getPlayRecord, getPlaySession, watchPlay } from '#contracts/pause.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'
import { protectionQuery } from './protection.ts'

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
