import { Link } from 'react-router'
import { bankById, bankImage } from '#contracts/banks.ts'
import type { DepositOrder } from '#contracts/payment.ts'
import { maskAccount } from '#src/lib/mask.ts'
import { paths } from '#src/lib/paths.ts'
import { bankName } from '#src/strings/banks.ts'
import { deposit as words } from '#src/strings/deposit.ts'
import { BankBadge } from '#src/ui/BankBadge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './PayFrom.module.css'

/** The account on file: money from any other name does not come in by itself. */
export function PayFrom({ account }: { account: NonNullable<DepositOrder['pay_from']> }) {
  const bank = bankById(account.bank_id)
  const name = bankName(account.bank_id)
  return (
    <section aria-label={words.from}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.from}</h2>
        <TextLink as={Link} to={paths.memberStatement({ kind: 'deposit' })}>
          {words.history}
        </TextLink>
      </div>
      <Card className={styles.card}>
        <BankBadge image={bankImage(account.bank_id)} />
        <div className={styles.text}>
          <p className={styles.owner}>{account.bank_account_name}</p>
          <p className={styles.number}>
            {name} {maskAccount(account.bank_account_no, bank?.mask)}
          </p>
        </div>
        <Tag tone="line">{words.linked}</Tag>
      </Card>
    </section>
  )
}
