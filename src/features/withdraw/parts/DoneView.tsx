import { Link } from 'react-router'
import { bankById } from '#contracts/banks.ts'
import type { Withdrawal } from '#contracts/withdraw.ts'
import { maskAccount } from '#src/lib/mask.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatTime } from '#src/lib/time.ts'
import { bankName } from '#src/strings/money/banks.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { CircleCheck } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { StateSteps } from './StateSteps.tsx'
import styles from '../WithdrawalPart.module.css'

const accountText = ({ bank_account: account }: Withdrawal): string =>
  `${bankName(account.bank_id)} ${maskAccount(account.bank_account_no, bankById(account.bank_id)?.mask)}`

function arrivalText({ created_at, done_at }: Withdrawal): string | null {
  if (done_at == null) return null
  const minutes = Math.floor((done_at - created_at) / 60_000)
  return `${withdraw.doneAt(formatTime(done_at))} ${withdraw.took(minutes)}`
}

/** The money is in the bank account. */
export function DoneView({ withdrawal }: { withdrawal: Withdrawal }) {
  const balance = withdrawal.balance_after
  return (
    <div apply="column grow gap-12">
      <StateSteps current={3} />
      <div className={styles.head}>
        <Motif name="crest" className={styles.crest} />
        <Tag tone="won" icon={<CircleCheck />}>
          {withdraw.doneTag}
        </Tag>
        <Money satang={withdrawal.amount} className={styles.amount} />
        <p className={styles.text}>{arrivalText(withdrawal)}</p>
      </div>
      <Card className={styles.facts}>
        <KeyValues
          items={[
            { label: withdraw.toAccount, value: accountText(withdrawal) },
            { label: withdraw.accountName, value: withdrawal.bank_account.bank_account_name },
            { label: withdraw.fee, value: <Money satang={withdrawal.fee} /> },
            ...(balance == null
              ? []
              : [{ label: withdraw.balanceAfter, value: <Money satang={balance} />, strong: true }]),
            { label: withdraw.ref, value: withdrawal.ref },
          ]}
        />
      </Card>
      <ActionBar>
        <div className={styles.actions}>
          <Button as={Link} to={paths.memberStatement({ kind: 'withdraw' })} size="lg" block>
            {withdraw.seeHistoryShort}
          </Button>
          <Button as={Link} to={paths.home()} tone="gold" size="lg" block>
            {withdraw.home}
          </Button>
        </div>
      </ActionBar>
    </div>
  )
}
