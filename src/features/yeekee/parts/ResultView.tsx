import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '#contracts/kit.ts'
import type { getLottoRound } from '#contracts/lotto.ts'
import type { YeekeeProof } from '#contracts/yeekee.ts'
import { lottoResultQuery } from '#src/data/lotto.ts'
import type { YeekeeRoom } from '#src/data/yeekee.ts'
import { paths } from '#src/lib/paths.ts'
import { formatDate, formatTime } from '#src/lib/time.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Share2 } from '#src/ui/icons.ts'
import type { SharedResult } from '../shared-result.ts'
import { Computation } from './Computation.tsx'
import { NextRound } from './NextRound.tsx'
import { Outs } from './Outs.tsx'
import { Prizes } from './Prizes.tsx'
import styles from './ResultView.module.css'
import { VerifyPanel } from './VerifyPanel.tsx'

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
      <header className={styles.head}>
        <div>
          <h2>{title}</h2>
          <p className={styles.when}>{yeekee.resultAt(formatDate(at), formatTime(at))}</p>
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
