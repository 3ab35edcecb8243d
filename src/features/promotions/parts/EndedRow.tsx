import type { EndedPromotion } from '#contracts/promotion.ts'
import { formatBaht } from '#rules/baht.ts'
import { formatDate } from '#src/lib/time.ts'
import { promotions as words } from '#src/strings/promotions.ts'
import { BadgePercent } from '#src/ui/icons.ts'
import { ListItem } from '#src/ui/ListItem.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import styles from './EndedRow.module.css'

const tones = {
  done: 'won',
  spent: 'plain',
  cancelled: 'lost',
  expired: 'lost',
  replaced: 'plain',
  unknown: 'plain',
} as const satisfies Record<EndedPromotion['state'], string>

/** What was received, how far it was played, and what was taken back. */
export function EndedRow({ promotion }: { promotion: EndedPromotion }) {
  const { state, forfeited, turnover_target: goal } = promotion
  return (
    <ListItem>
      <ListRow
        icon={<BadgePercent size={20} />}
        title={promotion.promotion_name}
        note={
          <>
            <span className={styles.line}>
              {promotion.wallet_name} · {formatDate(promotion.ended_at)}
            </span>
            {goal > 0 && (
              <span className={styles.line}>
                {words.playedOf(formatBaht(promotion.turnover_done), formatBaht(goal))}
              </span>
            )}
            {forfeited > 0 && <span className={styles.line}>{words.tookBack(formatBaht(forfeited))}</span>}
          </>
        }
        value={
          <span className={styles.value}>
            <Money satang={promotion.credit_amount} sign />
            <Tag tone={tones[state]}>{words.endings[state]}</Tag>
          </span>
        }
      />
    </ListItem>
  )
}
