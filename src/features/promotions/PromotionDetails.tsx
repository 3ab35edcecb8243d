import type { Promotion } from '#contracts/promotion.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Send } from '#src/ui/icons.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { asShown } from '#src/ui/words/joined.ts'
import { PromotionFacts } from './parts/PromotionFacts.tsx'
import { ReceiveButton } from './parts/ReceiveButton.tsx'
import { gamesText } from './parts/games-text.ts'
import { viewOf } from './parts/promotion-view.ts'
import styles from './PromotionDetails.module.css'

interface PromotionDetailsProps {
  promotion: Promotion
  member: boolean
  onShare?: () => void
  control: DialogControl<'receive' | 'closed'>
}

/** PROMO-4: facts, which games count, and the agent's own sentences. */
export function PromotionDetails({ promotion, member, onShare, control }: PromotionDetailsProps) {
  const { terms, facts, big, unit } = viewOf(promotion, 0)
  const asksForPlay = terms.times !== null && terms.times !== 0
  return (
    <Sheet
      open={control.open}
      title={promotion.promotion_name}
      text={asShown(promotion.description)}
      onClose={() => control.close('closed')}
      onClosed={control.closed}
      actions={
        <>
          {onShare && (
            <Button icon={<Send size={18} />} onClick={onShare}>
              {words.share}
            </Button>
          )}
          {terms.kind !== 'rebate' && (
            <ReceiveButton
              promotion={promotion}
              member={member}
              primary
              onReceive={() => control.close('receive')}
            />
          )}
        </>
      }
    >
      <p className={styles.big}>
        {big} <span className={styles.unit}>{unit}</span>
      </p>
      <PromotionFacts facts={facts} />
      <p className={styles.counts}>
        {words.countsFor} <strong>{gamesText(promotion.categorys)}</strong>
      </p>
      <h3 className={styles.heading}>{words.detailsTitle}</h3>
      <ul className={styles.details}>
        {terms.details.map((line) => (
          <li key={line}>{asShown(line)}</li>
        ))}
        {asksForPlay && terms.details.length === 0 && (
          <>
            <li>{words.bondAny}</li>
            <li>{words.cancelRule}</li>
          </>
        )}
      </ul>
    </Sheet>
  )
}
