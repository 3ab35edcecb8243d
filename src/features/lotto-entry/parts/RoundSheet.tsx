import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { LottoResult, LottoRound } from '#contracts/lotto.ts'
import { lottoLimitQuery, lottoRateQuery, lottoRoundQuery } from '#src/data/lotto/lotto.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Share2 } from '#src/ui/icons.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { BookLimits } from '../limits/BookLimits.tsx'
import { LimitGroups } from '../limits/LimitGroups.tsx'
import { LastResult } from './LastResult.tsx'
import { RoundState } from './RoundState.tsx'
import { useRoundClock } from './use-round-clock.ts'

interface RoundSheetProps {
  round: LottoRound
  /** Its name, and when it opens or closes. */
  draw: string
  when: string
  lastResult: LottoResult | null
  /** The platform tells the lottery's past draws. */
  past: boolean
  onShare: () => void
  control: DialogControl<void>
}

/** What is told of a round besides its clock: the draw before, what it takes, and the way to its rules. */
export function RoundSheet({ round, draw, when, lastResult, past, onShare, control }: RoundSheetProps) {
  const { phase } = useRoundClock(round)
  const tellsPast = useOffered('lotto.past')
  const { data: rates = [] } = useQuery(lottoRateQuery(round.round_id))
  const { data: details } = useQuery(lottoRoundQuery(round.round_id))
  const { data: limits = [] } = useQuery(lottoLimitQuery(round.round_id))
  return (
    <Sheet
      title={words.aboutRound}
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      actions={
        <Button
          icon={<Share2 size={20} />}
          onClick={() => {
            control.close()
            onShare()
          }}
        >
          {words.share}
        </Button>
      }
    >
      <div apply="column gap-14">
        <div apply="row wrap middle between gap-8">
          <p>
            {round.lottery_name} <b>{draw}</b>
            <span apply="block small muted">
              {phase === 'upcoming' ? words.opensAt(when) : words.closesAt(when)}
            </span>
          </p>
          <RoundState state={round.state} open={phase === 'open'} />
        </div>
        {lastResult && <LastResult result={lastResult} />}
        <TextLink
          as={Link}
          chevron
          to={paths.lottoRates({ category: round.category_id, lottery: round.lottery_id })}
          onClick={() => control.close()}
        >
          {words.rules}
        </TextLink>
        {past && tellsPast && (
          <TextLink as={Link} chevron to={paths.lottoPast(round.lottery_id)} onClick={() => control.close()}>
            {words.past}
          </TextLink>
        )}
        {limits.length > 0 && (
          <section aria-labelledby="round-limits">
            <h3 id="round-limits" apply="mb-8 lead">
              {words.limitedTitle}
            </h3>
            <LimitGroups limits={limits} rates={rates} />
          </section>
        )}
        <BookLimits rates={rates} book={details?.limits} staked={details?.staked} />
      </div>
    </Sheet>
  )
}
