import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { DataOf } from '#contracts/kit.ts'
import type { getLottoRound } from '#contracts/lotto.ts'
import { lottoLimitQuery, lottoRateQuery } from '#src/data/lotto.ts'
import { toast } from '#src/dialogs/toasts.ts'
import type { Lines } from '#src/stores/slip-lines.ts'
import { slipDropped } from '#src/stores/slip.ts'
import { shell } from '#src/strings/shell.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { EntryAndSlip } from './parts/EntryAndSlip.tsx'
import { limitsOf } from './parts/limits.ts'
import { NoEntry } from './parts/NoEntry.tsx'
import { useRoundClock } from './parts/use-round-clock.ts'

interface LottoEntryProps {
  details: DataOf<typeof getLottoRound>
  member: boolean
  /** On narrow screens entry and slip take turns; the page keeps which one in its address. */
  view: 'entry' | 'slip'
  onView: (view: 'entry' | 'slip') => void
  /** The slip is being checked and sent: it is not touched meanwhile. */
  sending: boolean
  onSend: (lines: Lines, walletId: string) => void
  onSignIn: () => void
}

/** Bets on a round while it takes them: entering numbers, and the slip. */
export function LottoEntry({ details, sending, ...rest }: LottoEntryProps) {
  const { round } = details
  const { phase } = useRoundClock(round)
  const rates = useQuery(lottoRateQuery(round.round_id))
  const limits = useQuery(lottoLimitQuery(round.round_id))

  // The clock ticks here every second: what does not change must stay the same for the parts below.
  const bets = useMemo(
    () =>
      rates.data && limits.data
        ? {
            roundId: round.round_id,
            rates: rates.data,
            limits: limitsOf(limits.data),
            maxLines: details.max_lines,
          }
        : null,
    [round.round_id, rates.data, limits.data, details.max_lines],
  )

  const drop = useEffectEvent(() => {
    const count = slipDropped(round.round_id)
    if (count > 0) toast('info', words.slipDropped(count))
  })
  useEffect(() => {
    if (phase === 'closed' && !sending) drop()
  }, [phase, sending])

  if (phase !== 'open') return <NoEntry phase={phase} round={round} />
  const failed = [rates, limits].filter((query) => query.isError && !query.data)
  if (failed.length > 0) {
    return (
      <PartError
        title={words.loadFailed}
        text={words.loadFailedText}
        busy={failed.some((query) => query.isFetching)}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    )
  }
  if (!bets) {
    return (
      <LoadingRegion label={shell.loading}>
        <Skeleton shape="field" count={2} />
        <Skeleton shape="panel" />
      </LoadingRegion>
    )
  }
  return <EntryAndSlip {...rest} bets={bets} wallets={details.wallets} />
}
