import { useEffect, useEffectEvent, useRef } from 'react'
import type { LottoResult } from '#contracts/lotto.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { resultDialog } from './parts/result-dialog.ts'

interface ResultLink {
  /** Round of the address, '' when it names none. */
  round: string
  onShare: (result: LottoResult) => void
  /** The address should name none any more. */
  onClosed: () => void
}

/** Opens the result that the address names, once for each time that it does (`/lotto/results?round=…`). */
export function useResultLink({ round, onShare, onClosed }: ResultLink): void {
  const opened = useRef('')
  const follow = useEffectEvent(async (roundId: string) => {
    if ((await open(resultDialog, { roundId, onShare })) === 'closed') onClosed()
  })
  useEffect(() => {
    if (round === opened.current) return
    opened.current = round
    if (round !== '') void follow(round)
  }, [round])
}
