import { Link } from 'react-router'
import type { Wallet } from '#contracts/member.ts'
import { type ActivePromotion, PROMOTION_LOCK_SATANG } from '#contracts/promotion.ts'
import { ownOf, standingOf } from '#rules/money/own-money.ts'
import { formatBaht } from '#rules/baht.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { wallets as words } from '#src/strings/money/wallets.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { BadgePercent, CircleCheck, Lock, Wallet as WalletIcon } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './WalletCard.module.css'
import { walletNote } from './wallet-note.ts'

interface WalletCardProps {
  wallet: Wallet
  promotion?: ActivePromotion | undefined
  hidden: boolean
}

/** One wallet: what it is for, its balance, and the promotion that binds it (WALLET-1). */
export function WalletCard({ wallet, promotion, hidden }: WalletCardProps) {
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.line}>
        <span apply="row middle centre rigid size-44 surface-2 gold-edge round-m gold">
          <WalletIcon size={20} />
        </span>
        <div>
          <h2 apply="body semi">{wallet.wallet_name}</h2>
          <p apply="small muted">{walletNote(wallet)}</p>
        </div>
        <Money satang={wallet.balance} hidden={hidden} className={styles.balance} />
      </div>
      {wallet.active_promotion_name !== '' && <WalletParts wallet={wallet} hidden={hidden} />}
      {wallet.active_promotion_name !== '' && <WalletTurnover wallet={wallet} promotion={promotion} />}
    </Card>
  )
}

/** Own money and what the promotion binds, each with what can be done with it. */
function WalletParts({ wallet, hidden }: Pick<WalletCardProps, 'wallet' | 'hidden'>) {
  const own = ownOf(standingOf(wallet))
  return (
    <dl apply="grid gap-8 pt-12 mt-12 edge-above">
      <div className={styles.line}>
        <CircleCheck size={18} apply="rigid won" />
        <dt>
          {words.own}
          <span className={styles.note}>{words.ownFirst}</span>
        </dt>
        <dd>
          <Money satang={own} hidden={hidden} />
        </dd>
      </div>
      <div className={styles.line}>
        <Lock size={18} apply="rigid warn" />
        <dt>
          {words.bonus}
          <span className={styles.note}>{words.bound}</span>
        </dt>
        <dd>
          <Money satang={wallet.balance - own} hidden={hidden} />
        </dd>
      </div>
    </dl>
  )
}

interface WalletTurnoverProps {
  wallet: Wallet
  /** Undefined while it is not known: the wallet itself says what is left. */
  promotion: ActivePromotion | undefined
}

/** The promotion that binds a wallet, how far its turnover is, and what that means (PROMO-2). */
function WalletTurnover({ wallet, promotion }: WalletTurnoverProps) {
  const name = wallet.active_promotion_name
  const told = useOffered('promotion.active')
  return (
    <div className={styles.turnover}>
      <p className={styles.turnoverName}>
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
      {wallet.balance < PROMOTION_LOCK_SATANG && <p className={styles.rule}>{words.below30}</p>}
      {told && (
        <TextLink as={Link} to={paths.memberPromotions()} chevron className={styles.wide}>
          {words.toPromotion}
        </TextLink>
      )}
    </div>
  )
}
