import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import { Link } from 'react-router'
import type { DataOf } from '#contracts/kit.ts'
import type { getLottoRound, LottoRound } from '#contracts/lotto.ts'
import { lottoLimitQuery, lottoRateQuery } from '#src/data/lotto/lotto.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import type { Lines } from '#src/stores/slip-lines.ts'
import { slipDropped } from '#src/stores/slip.ts'
import { shell } from '#src/strings/shell.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useInSlices } from '#src/ui/layout/use-in-slices.ts'
import { EntryAndSlip } from './parts/EntryAndSlip.tsx'
import { limitsOf } from './bets/limits.ts'
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
  /** What is told of the round once it takes no bets: how it ended. */
  ended: ReactNode
}

/** Bets on a round while it takes them: entering numbers, and the slip. */
export function LottoEntry({ details, sending, ended, ...rest }: LottoEntryProps) {
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
            book: details.limits,
            staked: details.staked,
            maxLines: details.max_lines,
          }
        : null,
    [round.round_id, rates.data, limits.data, details.limits, details.staked, details.max_lines],
  )

  const isShown = useInSlices(bets !== null)

  const drop = useEffectEvent(() => {
    const count = slipDropped(round.round_id)
    if (count > 0) toast('info', words.slipDropped(count))
  })
  useEffect(() => {
    if (phase === 'closed' && !sending) drop()
  }, [phase, sending])

  if (phase === 'closed')
    return (
      <div apply="column gap-16 pt-16">
        {ended}
        <NoEntry phase={phase} round={round} />
      </div>
    )
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
  if (!bets || !isShown) {
    return (
      <LoadingRegion label={shell.loading}>
        <Skeleton shape="field" count={2} />
        <Skeleton shape="panel" />
      </LoadingRegion>
    )
  }
  return <EntryAndSlip {...rest} bets={bets} wallets={details.wallets} />
}

/** A round that takes no bets: since when or until when, and where to go. */
function NoEntry({ phase, round }: { phase: 'upcoming' | 'closed'; round: LottoRound }) {
  const upcoming = phase === 'upcoming'
  const opens = `${formatDay(round.opens_at)} ${formatTime(round.opens_at)}`
  return (
    <EmptyState
      title={upcoming ? words.upcomingTitle : words.closedTitle}
      text={upcoming ? words.upcomingText(opens) : words.closedText}
      action={
        <span apply="row wrap centre gap-10">
          {!upcoming && (
            <Button as={Link} tone="gold" to={paths.lottoResults({ round: round.round_id })}>
              {words.toResults}
            </Button>
          )}
          <Button as={Link} tone="cta" to={paths.lottoLobby()}>
            {words.toLobby}
          </Button>
        </span>
      }
    />
  )
}
