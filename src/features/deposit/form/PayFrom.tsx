import { Link } from 'react-router'
import { bankById, bankImage } from '#contracts/banks.ts'
import type { DepositOrder } from '#contracts/payment.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { maskAccount } from '#src/lib/mask.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { bankName } from '#src/strings/money/banks.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { BankBadge } from '#src/ui/display/BankBadge.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from '../DepositForm.module.css'

/** The account on file: money from any other name does not come in by itself. */
export function PayFrom({ account }: { account: NonNullable<DepositOrder['pay_from']> }) {
  const bank = bankById(account.bank_id)
  const name = bankName(account.bank_id)
  const hasStatement = useOffered('statement.list')
  return (
    <section aria-label={words.from}>
      <div apply="row middle between tall-44">
        <h2 apply="lead">{words.from}</h2>
        {hasStatement && (
          <TextLink as={Link} to={paths.memberStatement({ kind: 'deposit' })}>
            {words.history}
          </TextLink>
        )}
      </div>
      <Card className={styles.card}>
        <BankBadge image={bankImage(account.bank_id)} />
        <div apply="grow shrink">
          <p apply="medium">{account.bank_account_name}</p>
          <p apply="small figures muted">
            {name} {maskAccount(account.bank_account_no, bank?.mask)}
          </p>
        </div>
        <Tag tone="line">{words.linked}</Tag>
      </Card>
    </section>
  )
}
