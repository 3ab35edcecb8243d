import { bankById, bankImage } from '#contracts/banks.ts'
import type { Withdrawal } from '#contracts/withdraw.ts'
import { maskAccount } from '#src/lib/mask.ts'
import { bankName } from '#src/strings/money/banks.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { BankBadge } from '#src/ui/display/BankBadge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from './AccountCard.module.css'

interface AccountCardProps {
  account: Withdrawal['bank_account']
  /** Says that it is the one on file. */
  registered?: boolean
  choice?: { checked: boolean; onChoose: () => void }
}

/** Where the money goes: bank, holder, and as much of the number as is needed to know it. */
export function AccountCard({ account, registered, choice }: AccountCardProps) {
  const bank = bankById(account.bank_id)
  const name = bankName(account.bank_id)
  return (
    <Card as={choice ? 'label' : 'div'} className={styles.account}>
      {choice && (
        <input
          type="radio"
          name="account"
          className={styles.radio}
          checked={choice.checked}
          onChange={choice.onChoose}
        />
      )}
      <BankBadge image={bankImage(account.bank_id)} />
      <span className={styles.who}>
        <span className={styles.holder}>{account.bank_account_name}</span>
        <span className={styles.number}>
          {name} <span apply="nowrap">{maskAccount(account.bank_account_no, bank?.mask)}</span>
        </span>
      </span>
      {registered && <Tag tone="line">{withdraw.registered}</Tag>}
    </Card>
  )
}
