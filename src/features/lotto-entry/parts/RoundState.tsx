import type { LottoRound } from '#contracts/lotto.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from '../RoundHeader.module.css'

/** `open` is told by the server's clock, whatever the round said when it was read. */
export function RoundState({ state, open }: { state: LottoRound['state']; open: boolean }) {
  const said = open ? 'open' : state === 'open' ? 'closed' : state
  const tone = open ? 'won' : said === 'closed' || said === 'awaiting' ? 'warn' : 'plain'
  return (
    <Tag tone={tone} icon={open && <span className={styles.dot} />}>
      {words.states[said]}
    </Tag>
  )
}
