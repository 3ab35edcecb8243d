import type { ProfileBankAccount } from '#contracts/account.ts'
import { bankById, bankImage } from '#contracts/banks.ts'
import { maskAccount } from '#src/lib/mask.ts'
import { bankName } from '#src/strings/banks.ts'
import { profile as words } from '#src/strings/profile.ts'
import { BankBadge } from '#src/ui/BankBadge.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { ListItem } from '#src/ui/ListItem.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import styles from './BankAccountRow.module.css'

const tones = { main: 'line', active: 'plain', pending: 'warn', refused: 'lost', unknown: 'plain' } as const

export function BankAccountRow({ account }: { account: ProfileBankAccount }) {
  const { bank_id, bank_account_no, bank_account_name, status, note } = account
  const bank = bankById(bank_id)
  return (
    <ListItem className={styles.row}>
      <BankBadge image={bankImage(bank_id)} />
      <div className={styles.text}>
        <p className={styles.bank}>{bankName(bank_id)}</p>
        <p className={styles.account}>
          {maskAccount(bank_account_no, bank?.mask)} · {bank_account_name}
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <Tag tone={tones[status]} icon={status === 'pending' && <Hourglass size={14} />}>
        {words.accountStatus[status]}
      </Tag>
    </ListItem>
  )
}
