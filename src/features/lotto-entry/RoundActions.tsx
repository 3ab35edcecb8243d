import { Link } from 'react-router'
import type { LottoRound } from '#contracts/lotto.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Info, ReceiptText, Share2 } from '#src/ui/icons.ts'
import styles from './RoundHeader.module.css'

interface RoundActionsProps {
  round: LottoRound
  /** A visitor has no bills: the way in stands there, and beside it there is room for the title. */
  member: boolean
  onShare: () => void
}

/** Right of the title on a phone. */
export function RoundActions({ round, member, onShare }: RoundActionsProps) {
  return (
    <>
      <IconButton label={words.share} className={styles.share} onClick={onShare}>
        <Share2 size={22} />
      </IconButton>
      <IconButton
        as={Link}
        to={paths.lottoRates({ category: round.category_id, lottery: round.lottery_id })}
        label={words.rules}
      >
        <Info size={22} />
      </IconButton>
      {member && (
        <IconButton as={Link} to={paths.lottoBills()} label={words.myBills}>
          <ReceiptText size={22} />
        </IconButton>
      )}
    </>
  )
}
