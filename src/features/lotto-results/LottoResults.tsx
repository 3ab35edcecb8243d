import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { LottoResult } from '#contracts/lotto.ts'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { lottoResults as words } from '#src/strings/lotto/lotto-results.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ReceiptText, Share2 } from '#src/ui/icons.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import styles from './LottoResults.module.css'
import { DateBar } from './parts/DateBar.tsx'
import { DayResults } from './parts/DayResults.tsx'
import { NewestDraw } from './parts/NewestDraw.tsx'
import type { ResultsViewControl } from './use-results-view.ts'

interface LottoResultsProps {
  control: ResultsViewControl
  member: boolean
  onShare: (result: LottoResult | null) => void
}

/** LOTTO-1: results of a day and category, everything of it in the address. */
export function LottoResults({ control, member, onShare }: LottoResultsProps) {
  const { view, today, addressOf, change } = control
  const { data: lobby, isPending } = useQuery(lottoLobbyQuery())
  useResultLink({ round: view.round, onShare, onClosed: () => change({ round: '' }) })

  const wide = useWide()
  const newestOf = view.category || lobby?.categories[0]?.category_id
  const isLatest = view.day === today && !view.mine
  return (
    <div className={styles.results}>
      <div className={styles.side}>
        <DateBar day={view.day} today={today} onDay={(day) => change({ day })} />
        <div className={styles.tools}>
          {member && (
            <Chip selected={view.mine} icon={<ReceiptText />} onClick={() => change({ mine: !view.mine })}>
              {words.mine}
            </Chip>
          )}
          {view.day !== today && <Chip onClick={() => change({ day: today })}>{words.toToday}</Chip>}
          {wide && (
            <Button
              size="sm"
              tone="text"
              icon={<Share2 />}
              className={styles.share}
              onClick={() => onShare(null)}
            >
              {words.sharePage}
            </Button>
          )}
        </div>
        {isLatest && (newestOf || isPending) && (
          <NewestDraw category={newestOf ?? null} addressOf={addressOf} />
        )}
      </div>
      <div className={styles.day}>
        <DayResults control={control} />
      </div>
    </div>
  )
}

interface ResultLink {
  /** Round of the address, '' when it names none. */
  round: string
  onShare: (result: LottoResult) => void
  /** The address should name none any more. */
  onClosed: () => void
}

/** Opens the result that the address names, once for each time that it does (`/lotto/results?round=…`). */
function useResultLink({ round, onShare, onClosed }: ResultLink): void {
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

interface ResultDialogProps {
  roundId: string
  /** Opens the share sheet above. */
  onShare: (result: LottoResult) => void
}

/** Everything that was drawn in one round, and where it was read. `left`: a link of it leads to another page. */
const resultDialog = defineDialog<ResultDialogProps, 'closed' | 'left'>({
  name: 'lottoResult',
  load: async () => (await import('./parts/ResultSheet.tsx')).ResultSheet,
  dismissed: 'closed',
})
