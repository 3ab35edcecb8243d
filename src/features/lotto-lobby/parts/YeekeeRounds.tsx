import { useQuery } from '@tanstack/react-query'
import type { Lottery, LottoRound } from '#contracts/lotto.ts'
import { lottoRoundsQuery, newestResultsQuery } from '#src/data/lotto.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { lottoLobby as words } from '#src/strings/lotto-lobby.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useWide } from '#src/ui/use-wide.ts'
import { roundsAround } from './rounds-around.ts'
import { roundsDialog } from './rounds-dialog.ts'
import { RoundTile } from './RoundTile.tsx'
import styles from './YeekeeRounds.module.css'

/** On a phone those that come; on a wide screen also the two last, with their digits. */
const shown = { phone: { before: 0, after: 3 }, wide: { before: 2, after: 3 } }

interface YeekeeRoundsProps {
  lottery: Lottery
  current: LottoRound
}

export function YeekeeRounds({ lottery, current }: YeekeeRoundsProps) {
  const wide = useWide()
  const { data: rounds = [] } = useQuery(lottoRoundsQuery({ lottery_id: lottery.lottery_id }))
  const { data: results = [] } = useQuery({ ...newestResultsQuery(lottery.category_id), enabled: wide })
  const { past, coming } = roundsAround(rounds, results, current, wide ? shown.wide : shown.phone)
  if (coming.length === 0) return null
  return (
    <div className={styles.part}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it from lists without markers */}
      <ul role="list" aria-label={words.rounds} className={styles.rounds}>
        {past.map((result) => (
          <li key={result.round.round_id}>
            <RoundTile round={result.round} result={result} />
          </li>
        ))}
        {coming.map((round) => (
          <li key={round.round_id}>
            <RoundTile round={round} current={round.round_id === current.round_id} />
          </li>
        ))}
      </ul>
      <TextLink
        as="button"
        chevron
        aria-haspopup="dialog"
        onClick={() => void open(roundsDialog, { lottery, currentId: current.round_id })}
      >
        {words.allRounds}
      </TextLink>
    </div>
  )
}
