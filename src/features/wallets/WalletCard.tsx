import { Link } from 'react-router'
import type { Wallet } from '#contracts/member.ts'
import { type ActivePromotion, PROMOTION_LOCK_SATANG } from '#contracts/promotion.ts'
import { ownOf, standingOf } from '#rules/money/own-money.ts'
import { formatBaht } from '#rules/baht.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDate } from '#src/lib/time.ts'
import { wallets as words } from '#src/strings/money/wallets.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { CircleCheck, Lock, Wallet as WalletIcon } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
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
  const isBound = wallet.active_promotion_name !== ''
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
      {(isBound || wallet.balance > 0) && <WalletParts wallet={wallet} isBound={isBound} hidden={hidden} />}
      {isBound && <WalletTurnover wallet={wallet} promotion={promotion} />}
    </Card>
  )
}

interface WalletPartsProps {
  wallet: Wallet
  isBound: boolean
  hidden: boolean
}

/** Own money and what a promotion binds, each with what can be done with it. */
function WalletParts({ wallet, isBound, hidden }: WalletPartsProps) {
  const own = ownOf(standingOf(wallet))
  return (
    <dl className={styles.parts}>
      <div className={styles.line}>
        <CircleCheck size={18} apply="rigid won" />
        <dt>
          {words.own}
          <span className={styles.note}>{isBound ? words.ownFirst : words.ownAlways}</span>
        </dt>
        <dd>
          <Money satang={own} hidden={hidden} />
        </dd>
      </div>
      {isBound && (
        <div className={cx(styles.line, styles.bonus)}>
          <Lock size={18} apply="rigid gold" />
          <dt>
            {words.bonus}
            <span className={styles.note}>{wallet.active_promotion_name}</span>
          </dt>
          <dd>
            <Money satang={wallet.balance - own} hidden={hidden} />
          </dd>
        </div>
      )}
    </dl>
  )
}

interface WalletTurnoverProps {
  wallet: Wallet
  /** Undefined while it is not known: the wallet itself says what is left. */
  promotion: ActivePromotion | undefined
}

/** How far the promotion that binds a wallet is, until when, and what that means (PROMO-2): on the ground of the bonus. */
function WalletTurnover({ wallet, promotion }: WalletTurnoverProps) {
  const told = useOffered('promotion.active')
  return (
    <div className={styles.turnover}>
      {promotion && (
        <>
          <ProgressBar
            value={promotion.turnover_done}
            max={promotion.turnover_target}
            label={words.turnoverOf(wallet.active_promotion_name)}
          />
          <p className={styles.ends}>
            <span>{words.done(formatBaht(promotion.turnover_done))}</span>
            <span>{words.goal(formatBaht(promotion.turnover_target))}</span>
          </p>
        </>
      )}
      <p className={styles.ends}>
        <span>
          {words.turnoverLeft} <Money satang={wallet.current_turnover} />
        </span>
        {promotion?.ends_at != null && <span>{words.until(formatDate(promotion.ends_at))}</span>}
      </p>
      <p>{words.bound}</p>
      {wallet.balance < PROMOTION_LOCK_SATANG && <p>{words.below30}</p>}
      {told && (
        <TextLink as={Link} to={paths.memberPromotions()} chevron>
          {words.toPromotion}
        </TextLink>
      )}
    </div>
  )
}
