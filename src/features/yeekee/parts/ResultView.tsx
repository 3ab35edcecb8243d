import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DataOf } from '#contracts/kit.ts'
import type { getLottoRound, LottoRound } from '#contracts/lotto.ts'
import type { YeekeeProof } from '#contracts/yeekee.ts'
import { formatCount } from '#rules/baht.ts'
import { lottoLobbyQuery, lottoResultQuery } from '#src/data/lotto/lotto.ts'
import type { YeekeeRoom } from '#src/data/lotto/yeekee.ts'
import { phaseOf, secondsUntil } from '#src/lib/lotto-round.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { clockParts, formatDate, formatTime } from '#src/lib/time.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Share2, Trophy } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import type { SharedResult } from '../shared-result.ts'
import { Computation } from '../proof/Computation.tsx'
import { Outs } from './Outs.tsx'
import styles from '../yeekee.module.css'
import { VerifyPanel } from '../proof/VerifyPanel.tsx'

interface ResultViewProps {
  details: DataOf<typeof getLottoRound>
  room: YeekeeRoom
  proof: YeekeeProof
  onShare: (result: SharedResult) => void
}

/** The result as its computation, who won by shooting, and the proof. */
export function ResultView({ details: { round }, room, proof, onShare }: ResultViewProps) {
  const announced = useQuery(lottoResultQuery(round.round_id)).data ?? null
  const at = announced?.announced_at ?? round.result_at ?? round.closes_at
  const title = round.round_no == null ? round.title : yeekee.resultTitle(round.round_no)
  const shared = {
    path: paths.lottoRound(round.round_id),
    title,
    text: `${yeekee.top3} ${proof.top3} ${yeekee.bottom2} ${proof.bottom2}`,
  }
  return (
    <>
      <header className={styles.resultViewHead}>
        <div>
          <h2>{title}</h2>
          <p apply="small muted">{yeekee.resultAt(formatDate(at), formatTime(at))}</p>
        </div>
        <IconButton label={yeekee.share} onClick={() => onShare(shared)}>
          <Share2 />
        </IconButton>
      </header>
      <div className={styles.parts}>
        <div className={styles.part}>
          <Outs top3={proof.top3} bottom2={proof.bottom2} />
          <Computation proof={proof} />
          <Prizes prizes={proof.prizes} />
        </div>
        <VerifyPanel room={room} proof={proof} announced={announced} />
      </div>
      <NextRound round={round} />
    </>
  )
}

/** Who won by shooting. Ranks count from the newest shot. */
function Prizes({ prizes }: { prizes: YeekeeProof['prizes'] }) {
  return (
    <section apply="grid gap-8">
      <h3>{yeekee.prizeTitle}</h3>
      {prizes.length === 0 ? (
        <p apply="muted">{yeekee.prizeNone}</p>
      ) : (
        <Card>
          <List>
            {prizes.map(({ rank, seq, name, amount }) => (
              <ListItem key={rank}>
                <ListRow
                  icon={<Trophy />}
                  title={yeekee.prizeLine(rank)}
                  note={yeekee.prizeSeq(name, formatCount(seq))}
                  value={<Money satang={amount} />}
                />
              </ListItem>
            ))}
          </List>
        </Card>
      )}
    </section>
  )
}

/** The way to the round that runs now; nothing while none does. */
function NextRound({ round }: { round: LottoRound }) {
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
        <span apply="medium figures">{yeekee.nextLeft(clockParts(seconds).join(':'))}</span>
      </Button>
    </ActionBar>
  )
}
