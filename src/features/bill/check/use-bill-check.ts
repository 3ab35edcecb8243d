/** Keeps the slip checked while it is edited: asks when the member has paused, shows what is known meanwhile. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CheckedLine } from '#contracts/bills.ts'
import { billCheckQuery } from '#src/data/lotto/bills.ts'
import type { Lines } from '#src/stores/slip-lines.ts'
import { byAsked, type Sums, sumsOf } from './check-sums.ts'

/** Somebody who is still typing an amount. */
const PAUSE_MS = 400

export interface BillChecking {
  /** Answers to lines as they are now; a line that was edited since has none. */
  answers: ReadonlyMap<string, CheckedLine>
  /** Null while the answer to exactly this slip is not there. */
  sums: Sums | null
  /** Of the last answer, perhaps to an earlier version of the slip. */
  lastSums: Sums | null
  error: unknown
  busy: boolean
  again: () => void
}

const none: ReadonlyMap<string, CheckedLine> = new Map()

export function useBillCheck(roundId: string, walletId: string, lines: Lines): BillChecking {
  const asked = useSettled(lines)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...billCheckQuery({ roundId, walletId, lines: asked.lines }),
    enabled: asked.lines.length > 0,
    placeholderData: keepPreviousData,
  })
  const lastSums = data ? sumsOf(data.check) : null
  const current = asked.current && !isPlaceholderData && !isFetching && error === null
  return {
    answers: data ? byAsked(data) : none,
    sums: current ? lastSums : null,
    lastSums,
    error,
    busy: isFetching || !asked.current,
    again: () => void refetch(),
  }
}

/** The lines of a moment ago, until nothing was changed for a while. */
function useSettled(lines: Lines): { lines: Lines; current: boolean } {
  const [settled, setSettled] = useState(lines)
  const text = JSON.stringify(lines)
  const current = JSON.stringify(settled) === text
  const settle = useEffectEvent(() => setSettled(lines))
  useEffect(() => {
    if (current) return
    const timer = setTimeout(() => settle(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [current, text])
  return { lines: settled, current }
}
