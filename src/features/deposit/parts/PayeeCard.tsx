import type { ReactNode } from 'react'
import { bankById, bankImage } from '#contracts/banks.ts'
import type { DepositOrder } from '#contracts/payment.ts'
import { formatByMask, formatPhone } from '#src/lib/text.ts'
import { bankTitle } from '#src/strings/money/banks.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { BankBadge } from '#src/ui/display/BankBadge.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { TrueMoneyBadge } from '#src/ui/display/TrueMoneyBadge.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './PayeeCard.module.css'

interface Payee {
  badge: ReactNode
  title: string
  about: string
  numberLabel: string
  /** As it is copied. */
  digits: string
  shown: string
  name: string
  copy: string
  copied: string
}

function payeeOf({ pay_to_bank: account, pay_to_true_money: wallet }: DepositOrder): Payee | null {
  if (account) {
    const bank = bankById(account.bank_id)
    return {
      badge: <BankBadge image={bankImage(account.bank_id)} />,
      title: bankTitle(account.bank_id),
      about: words.agentAccount,
      numberLabel: words.accountNo,
      digits: account.bank_account_no,
      shown: formatByMask(account.bank_account_no, bank?.mask ?? []),
      name: account.bank_account_name,
      copy: words.copyAccount,
      copied: words.accountCopied,
    }
  }
  if (!wallet) return null
  return {
    badge: <TrueMoneyBadge />,
    title: words.trueMoney,
    about: words.trueMoneyPayee,
    numberLabel: words.mobile,
    digits: wallet.mobile,
    shown: formatPhone(wallet.mobile),
    name: wallet.account_name,
    copy: words.copyMobile,
    copied: words.mobileCopied,
  }
}

/** Whom to pay: the agent's account or wallet. */
export function PayeeCard({ order }: { order: DepositOrder }) {
  const payee = payeeOf(order)
  if (!payee) return null
  return (
    <Framed data-surface="lacquer" className={styles.card}>
      <Motif name="spray" className={styles.spray} />
      <div apply="row middle gap-12">
        {payee.badge}
        <div>
          <p apply="semi">{payee.title}</p>
          <p apply="small muted">{payee.about}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt apply="small muted">{payee.numberLabel}</dt>
        <dd className={styles.number}>{payee.shown}</dd>
        <dt apply="small muted">{words.accountName}</dt>
        <dd apply="medium">{payee.name}</dd>
      </dl>
      <CopyButton text={payee.digits} done={payee.copied} tone="cta" block>
        {payee.copy}
      </CopyButton>
    </Framed>
  )
}
