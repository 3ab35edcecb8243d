import { formatBaht } from '#rules/baht.ts'
import { alert } from '#src/dialogs/confirm.ts'
import { withdraw } from '#src/strings/withdraw.ts'
import { Card } from '#src/ui/Card.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { WalletShare, type WalletOfOptions } from './WalletShare.tsx'
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
    <section className={styles.shares}>
      <div className={styles.head}>
        <h2 className={styles.title}>{withdraw.byWallet}</h2>
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
