/** Yeekee: the room of a round as it runs, its proof, and shooting's traces in the cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DataOf } from '#contracts/kit.ts'
import { getYeekeeList, getYeekeeLists, type shootNumber } from '#contracts/yeekee.ts'
import { read } from '#src/api/read.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { chainSeen, lastSeen } from '#src/stores/witness/yeekee-witness.ts'
import { ofAnybody, ofMember } from '../query-key.ts'

/** The room, with every shot that was read so far: newest first, without a hole. */
export type YeekeeRoom = DataOf<typeof getYeekeeList>
export type ShotReceipt = DataOf<typeof shootNumber>

const POLL = 2_000
/** Before the window opens nothing moves but the bets. */
const IDLE = 20_000
const FIRST = 60
/** As many as a reply can hold: further behind than that, the list begins anew. */
const MOST = 200

const roomKey = (roundId: string) => ofMember(getYeekeeList.name, roundId)

type Page = Omit<Parameters<typeof read<typeof getYeekeeList>>[1], 'round_id'>

async function fetchRoom(roundId: string, page: Page, signal?: AbortSignal): Promise<YeekeeRoom> {
  const { data } = await read(getYeekeeList, { round_id: roundId, ...page }, signal)
  // What is told after the end proves nothing of what happened before it.
  if (serverNow() < data.shoot_until) chainSeen(seenOf(data))
  else if (data.published_at != null)
    lastSeen(roundId, { count: data.count, head: data.head, at: serverNow() })
  return data
}

function seenOf({ round_id, commit, count, head, day, beacon, delay }: YeekeeRoom) {
  const named = beacon && { public_key: beacon.public_key, round: beacon.round }
  return {
    round_id,
    commit,
    count,
    head,
    ...(day && { anchor: day.anchor }),
    ...(named && { beacon: named }),
    ...(delay && { delay: { segments: delay.segments, steps: delay.steps, size: delay.size } }),
  }
}

/** What is new since the last look; from the newest on where there was none, or it is too long ago. */
async function follow(client: QueryClient, roundId: string, signal: AbortSignal): Promise<YeekeeRoom> {
  const known = () => client.getQueryData<YeekeeRoom>(roomKey(roundId))?.shots ?? []
  const newest = known()[0]?.seq
  if (newest === undefined) return fetchRoom(roundId, { limit: FIRST }, signal)
  const room = await fetchRoom(roundId, { after_seq: newest, limit: MOST }, signal)
  const reached = room.shots[0]?.seq ?? newest
  if (reached < room.count) return fetchRoom(roundId, { limit: FIRST }, signal)
  // Read again: older shots may have come meanwhile.
  return { ...room, shots: [...room.shots, ...known()] }
}

const pause = (room: YeekeeRoom | undefined): number =>
  room && serverNow() < room.shoot_from ? Math.min(IDLE, room.shoot_from - serverNow()) : POLL

/** Asked again every two seconds while the page is seen; `ended` once the result is known and nothing moves any more. */
export const yeekeeRoomQuery = (roundId: string, ended: boolean) =>
  queryOptions({
    queryKey: roomKey(roundId),
    queryFn: ({ client, signal }) => follow(client, roundId, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (ended ? false : pause(data)),
  })

/** Shots before the oldest one that was read. */
export async function readOlderShots(client: QueryClient, roundId: string): Promise<void> {
  const oldest = client.getQueryData<YeekeeRoom>(roomKey(roundId))?.shots.at(-1)?.seq ?? 1
  const page = await fetchRoom(roundId, { before_seq: oldest, limit: MOST })
  patch(client, roundId, (room) => ({
    shots: [...room.shots, ...page.shots.filter(({ seq }) => seq < (room.shots.at(-1)?.seq ?? 1))],
  }))
}

function patch(client: QueryClient, roundId: string, change: (room: YeekeeRoom) => Partial<YeekeeRoom>) {
  client.setQueryData<YeekeeRoom>(roomKey(roundId), (room) => room && { ...room, ...change(room) })
}

/** A shot was accepted: the pause begins at once. */
export function shotAccepted(client: QueryClient, roundId: string, receipt: ShotReceipt): void {
  const { next_shot_at, shots_left } = receipt
  patch(client, roundId, () => ({ next_shot_at, shots_left }))
}

/** The server asked to wait, for reasons that this page did not know of (another tab, another device). */
export function shotTooEarly(client: QueryClient, roundId: string, seconds: number): void {
  patch(client, roundId, () => ({ next_shot_at: serverNow() + seconds * 1000 }))
}

/** Null until the result is there: asked for again and again by whoever waits for it. */
export const yeekeeProofQuery = (roundId: string) =>
  queryOptions({
    queryKey: ofAnybody(getYeekeeLists.name, roundId),
    queryFn: async ({ signal }) => (await read(getYeekeeLists, { round_id: roundId }, signal)).data ?? null,
    staleTime: ({ state: { data } }) => (data ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state: { data } }) => (data ? false : POLL),
  })
