import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Lottery } from '#contracts/lotto.ts'
import { type LottoLobby, lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { phaseOf, type RoundPhase } from '#src/lib/lotto-round.ts'
import { useServerTime } from '#src/ui/time/use-server-time.ts'

/** Everybody's rounds close at the same moment: the questions that follow are spread over this time, ms. */
const SPREAD = 4000

interface Wall {
  lobby: LottoLobby | undefined
  phaseOf: (lottery: Lottery) => RoundPhase | null
  /** Asked for since the page was opened, not kept from an earlier visit. */
  fresh: boolean
  failed: boolean
  busy: boolean
  retry: () => void
}

/**
 * The lobby as it stands now. Seconds pass without rendering anything here: the phases of all rounds are read as one
 * text, which changes only when some round opens or closes, and then the lobby is asked for again.
 */
export function useWall(): Wall {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(lottoLobbyQuery())
  const phases = useServerTime((now) =>
    (data?.lotteries ?? []).map(({ round }) => (round ? phaseOf(round, now) : '')).join(),
  )
  useRefetchWhenTurned(data, phases, refetch)

  const known = new Map(phases.split(',').map((phase, at) => [data?.lotteries[at]?.lottery_id, phase]))
  return {
    lobby: data,
    phaseOf: ({ lottery_id }) => (known.get(lottery_id) || null) as RoundPhase | null,
    fresh: isFetchedAfterMount,
    failed: isError,
    busy: isFetching,
    retry: () => void refetch(),
  }
}

/** When a round of the same data has turned, the data is old. */
function useRefetchWhenTurned(data: LottoLobby | undefined, phases: string, refetch: () => unknown): void {
  const seen = useRef({ data, phases })
  const ask = useEffectEvent(() => void refetch())
  useEffect(() => {
    const { data: before, phases: then } = seen.current
    seen.current = { data, phases }
    if (!data || data !== before || phases === then) return
    const timer = setTimeout(ask, Math.random() * SPREAD)
    return () => clearTimeout(timer)
  }, [data, phases])
}
