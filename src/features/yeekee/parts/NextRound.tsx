import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { LottoRound } from '#contracts/lotto.ts'
import { lottoLobbyQuery } from '#src/data/lotto.ts'
import { phaseOf, secondsUntil } from '#src/lib/lotto-round.ts'
import { paths } from '#src/lib/paths.ts'
import { clockParts } from '#src/lib/time.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useServerTime } from '#src/ui/use-server-time.ts'
import styles from './NextRound.module.css'

/** The way to the round that runs now; nothing while none does. */
export function NextRound({ round }: { round: LottoRound }) {
  const { data } = useQuery(lottoLobbyQuery())
  const next = data?.lotteries.find((one) => one.lottery_id === round.lottery_id)?.round ?? null
  const seconds = useServerTime((now) =>
    next && phaseOf(next, now) === 'open' ? secondsUntil(next.closes_at, now) : 0,
  )
  if (!next || next.round_id === round.round_id || seconds === 0) return null
  return (
    <ActionBar className={styles.bar}>
      <Button as={Link} to={paths.lottoRound(next.round_id)} tone="cta" size="lg" block>
        {next.round_no == null ? next.title : yeekee.next(next.round_no)}
        <span className={styles.left}>{yeekee.nextLeft(clockParts(seconds).join(':'))}</span>
      </Button>
    </ActionBar>
  )
}
