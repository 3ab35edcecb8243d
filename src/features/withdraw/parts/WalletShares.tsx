import type { DataOf } from '#contracts/kit.ts'
import type { getWithdrawOptions } from '#contracts/withdraw.ts'
import { formatBaht } from '#rules/baht.ts'
import { alert } from '#src/dialogs/confirm.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { CircleCheck, Lock } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { Radio } from '#src/ui/choice/Radio.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './WalletShares.module.css'

interface WalletSharesProps {
  wallets: readonly WalletOfOptions[]
  locked: number
  /** The wallet that the request takes from; null while nothing can be withdrawn. */
  chosen: string | null
  onChoose: (walletId: string) => void
}

const explainTurnover = () =>
  void alert({ title: withdraw.turnoverHow, text: withdraw.turnoverHowText, close: withdraw.close })

/** Every wallet with its share; those that give something can be chosen when there is more than one. */
export function WalletShares({ wallets, locked, chosen, onChoose }: WalletSharesProps) {
  const isChoice = chosen !== null && wallets.filter((wallet) => wallet.withdrawable > 0).length > 1
  return (
    <section apply="grid gap-8">
      <div apply="row wrap middle between gap-x-12">
        <h2 apply="lead">{withdraw.byWallet}</h2>
        <TextLink as="button" onClick={explainTurnover}>
          {withdraw.turnoverHow}
        </TextLink>
      </div>
      {/* The group stands around the list: on it, its role would take the list's away. */}
      <div {...(isChoice && { role: 'radiogroup', 'aria-label': withdraw.chooseWallet })}>
        <Card as="ul">
          {wallets.map((wallet) => (
            <WalletShare
              key={wallet.wallet_id}
              wallet={wallet}
              {...(isChoice &&
                wallet.withdrawable > 0 && {
                  choice: {
                    checked: wallet.wallet_id === chosen,
                    onChoose: () => onChoose(wallet.wallet_id),
                  },
                })}
            />
          ))}
        </Card>
      </div>
      {locked > 0 && (
        <Note tone="info">
          {withdraw.lockedNote(formatBaht(locked))}
          {wallets.some((wallet) => wallet.withdrawable > 0) && ` ${withdraw.lockedRest}`}
        </Note>
      )}
    </section>
  )
}

type WalletOfOptions = DataOf<typeof getWithdrawOptions>['wallets'][number]

interface WalletShareProps {
  wallet: WalletOfOptions
  /** Present where there is a choice to make. */
  choice?: { checked: boolean; onChoose: () => void }
}

/** One wallet: what it gives, or what a promotion still asks for, with the bar (WALLET-1). */
function WalletShare({ wallet, choice }: WalletShareProps) {
  const left = Math.max(0, wallet.turnover_target - wallet.turnover_done)
  const isBound = wallet.withdrawable < wallet.balance
  const gives = wallet.withdrawable > 0 || !isBound
  const Root = choice ? 'label' : 'div'
  return (
    <li className={styles.wallet}>
      <Root className={styles.row}>
        {choice && <Radio name="wallet" checked={choice.checked} onChange={choice.onChoose} />}
        <span apply="roomy">
          <span className={styles.name}>{wallet.wallet_name}</span>
          <span className={styles.note}>{wallet.promotion_name || withdraw.noPromotion}</span>
        </span>
        <span apply="text-right">
          <Money satang={wallet.withdrawable} className={gives ? styles.balance : styles.dim} />
          <span className={gives ? styles.free : styles.bound}>
            {gives ? <CircleCheck size={14} /> : <Lock size={14} />}
            {gives ? withdraw.free : withdraw.bound}
          </span>
        </span>
      </Root>
      {isBound && (
        <p apply="row wrap between mt-8 small figures gap-x-12">
          <span apply="muted">{withdraw.bonusApart}</span>
          <Money satang={wallet.balance - wallet.withdrawable} />
        </p>
      )}
      {left > 0 && (
        <div apply="mt-10">
          <ProgressBar
            value={wallet.turnover_done}
            max={wallet.turnover_target}
            label={withdraw.turnoverOf(wallet.wallet_name)}
          />
          <p apply="row wrap between mt-8 small figures gap-x-12">
            <span apply="muted">
              {withdraw.turnoverDone(formatBaht(wallet.turnover_done), formatBaht(wallet.turnover_target))}
            </span>
            <span apply="semi">{withdraw.turnoverLeft(formatBaht(left))}</span>
          </p>
        </div>
      )}
    </li>
  )
}
