import { Link } from 'react-router'
import type { Withdrawal } from '#contracts/withdraw.ts'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatTime } from '#src/lib/time.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Undo2, X } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { ContactButton } from './ContactButton.tsx'
import styles from '../WithdrawalPart.module.css'
import { useOptionsAfter } from './use-options-after.ts'

/** The bank refused: why, where the money is, and what to do. */
export function RefusedView({ withdrawal }: { withdrawal: Withdrawal }) {
  const { options } = useOptionsAfter()
  const { amount, wallet_name: wallet, refunded_at: refundedAt } = withdrawal
  return (
    <div apply="column grow gap-12">
      <div className={styles.head}>
        <span className={styles.cross}>
          <X size={28} />
        </span>
        <h2 apply="text-26 mt-8">{withdraw.refusedTitle}</h2>
        <p className={styles.text}>{withdrawal.reason}</p>
      </div>
      <Note tone="won" icon={<Undo2 size={20} />}>
        <span apply="semi">{withdraw.refunded(formatBaht(amount), wallet)}</span>
        <br />
        {refundedAt != null && withdraw.refundedAt(formatTime(refundedAt))}
      </Note>
      <Card className={styles.facts}>
        <KeyValues
          items={[
            { label: withdraw.asked, value: <Money satang={amount} /> },
            {
              label: withdraw.backInto(wallet),
              value: <Money satang={amount} sign className={styles.back} />,
            },
            ...(options
              ? [
                  {
                    label: withdraw.nowWithdrawable,
                    value: <Money satang={options.withdrawable} />,
                    strong: true,
                  },
                  {
                    label: withdraw.timesLeft,
                    value: withdraw.timesNotCounted(options.times_used, options.times_max),
                  },
                ]
              : []),
            { label: withdraw.ref, value: withdrawal.ref },
          ]}
        />
      </Card>
      <Card as="section" pad>
        <h2 apply="semi">{withdraw.nextTitle}</h2>
        <ol className={styles.viewsSteps}>
          {withdraw.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <ActionBar>
        <div className={styles.actions}>
          <ContactButton />
          <Button as={Link} to={paths.memberProfile()} tone="cta" size="lg" block>
            {withdraw.checkAccount}
          </Button>
        </div>
      </ActionBar>
    </div>
  )
}
