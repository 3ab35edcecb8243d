import { Link } from 'react-router'
import type { LottoResult } from '#contracts/lotto.ts'
import { paths } from '#src/lib/paths.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './LastRound.module.css'
import { Outs } from './Outs.tsx'

/** How the round before ended, and the way to its proof. */
export function LastRound({ last }: { last: LottoResult | null }) {
  if (!last) return <EmptyState title={yeekee.lastNone} />
  const { round, top3, bottom2 } = last
  const title = round.round_no == null ? round.title : yeekee.round(round.round_no)
  return (
    <section className={styles.last}>
      <h3>{yeekee.lastTitle(title)}</h3>
      <Outs top3={top3} bottom2={bottom2} />
      <Button as={Link} to={paths.lottoRound(round.round_id)} tone="gold" block>
        {yeekee.seeProof}
      </Button>
      <TextLink as={Link} to={paths.lottoResults({ category: round.category_id })} chevron>
        {yeekee.allResults}
      </TextLink>
    </section>
  )
}
