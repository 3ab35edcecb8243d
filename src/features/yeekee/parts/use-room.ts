import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RoundState } from '#contracts/lotto.ts'
import { happened } from '#src/data/affected.ts'
import { lottoRoundQuery } from '#src/data/lotto/lotto.ts'
import { yeekeeProofQuery, yeekeeRoomQuery } from '#src/data/lotto/yeekee.ts'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { type RoomPhase, roomPhase } from './room-phase.ts'

/** How often the round itself is asked again: people may end it, and once closed it may be drawn at any moment. */
const RUNNING = 20_000
const DRAWING = 3_000

const running: readonly string[] = ['upcoming', 'open'] satisfies RoundState[]
const over: readonly string[] = ['resulted', 'settled', 'no_result', 'voided'] satisfies RoundState[]

const pause = (state: string): number | false =>
  over.includes(state) ? false : running.includes(state) ? RUNNING : DRAWING

/** Everything that the room shows, kept up to date while it is seen. */
export function useRoom(roundId: string) {
  const client = useQueryClient()
  const rounds = useQuery({
    ...lottoRoundQuery(roundId),
    refetchInterval: ({ state: { data } }) => (data ? pause(data.round.state) : false),
  })
  const details = rounds.data
  const ended = details !== undefined && over.includes(details.round.state)
  const rooms = useQuery(yeekeeRoomQuery(roundId, ended))
  const room = rooms.data
  const current = useServerTime<RoomPhase | null>((now) =>
    details && room ? roomPhase(details.round, room, now) : null,
  )
  // One that was called off shows its list, too, once it could not be shot in any more.
  const drawn = current === 'waiting' || current === 'resulted' || current === 'cancelled'
  const proof = useQuery({ ...yeekeeProofQuery(roundId), enabled: drawn }).data ?? null

  // It ended before our eyes: whatever else showed it as running is old. Once: a platform may be slow to agree.
  const told = useRef(false)
  useEffect(() => {
    if (!proof || !details || ended || told.current) return
    told.current = true
    void happened(client, 'roundEnded')
  }, [proof, details, ended, client, roundId])

  const failed = (!details && rounds.isError) || (!room && rooms.isError)
  const retry = () => {
    void rounds.refetch()
    void rooms.refetch()
  }
  const phase = proof ? (proof.voided ? 'cancelled' : 'resulted') : current
  return { details, room, proof, phase, failed, busy: rounds.isFetching || rooms.isFetching, retry }
}
