import { Link } from 'react-router'
import type { Wallet } from '#contracts/member.ts'
import { PROMOTION_LOCK_SATANG, type ActivePromotion } from '#contracts/promotion.ts'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/paths.ts'
import { wallets as words } from '#src/strings/wallets.ts'
import { BadgePercent } from '#src/ui/icons.ts'
import { Money } from '#src/ui/Money.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './WalletTurnover.module.css'

interface WalletTurnoverProps {
  wallet: Wallet
  /** Undefined while it is not known: the wallet itself says what is left. */
  promotion: ActivePromotion | undefined
}

/** The promotion that binds a wallet, how far its turnover is, and what that means (PROMO-2). */
export function WalletTurnover({ wallet, promotion }: WalletTurnoverProps) {
  const name = wallet.active_promotion_name
  return (
    <div className={styles.promotion}>
      <p className={styles.name}>
        <BadgePercent size={18} />
        {name}
      </p>
      <Tag tone="line">{words.turnover}</Tag>
      {promotion && (
        <>
          <ProgressBar
            value={promotion.turnover_done}
            max={promotion.turnover_target}
            label={words.turnoverOf(name)}
            className={styles.wide}
          />
          <p className={styles.ends}>
            <span>{words.done(formatBaht(promotion.turnover_done))}</span>
            <span>{words.goal(formatBaht(promotion.turnover_target))}</span>
          </p>
        </>
      )}
      <p className={styles.left}>
        {words.turnoverLeft} <Money satang={wallet.current_turnover} />
      </p>
      <p className={styles.rule}>{wallet.balance < PROMOTION_LOCK_SATANG ? words.below30 : words.bound}</p>
      <TextLink as={Link} to={paths.memberPromotions()} chevron className={styles.wide}>
        {words.toPromotion}
      </TextLink>
    </div>
  )
}
