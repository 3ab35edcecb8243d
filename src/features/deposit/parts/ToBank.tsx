import type { DepositOrder } from '#contracts/payment.ts'
import { platform } from '#src/platform/current.ts'
import { bankName } from '#src/strings/money/banks.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { bankAppOf } from './bank-app.ts'

/** After the picture: the bank's app, and where in it the picture is chosen. Nothing is paid from here. */
export function ToBank({ order }: { order: DepositOrder }) {
  const phone = !useWide()
  const app = bankAppOf(order.pay_from?.bank_id)
  const name = app?.name ?? (order.pay_from ? words.appOf(bankName(order.pay_from.bank_id)) : words.anyApp)
  // Whether LINE's own browser opens other apps is not known.
  const link = phone && !platform().can('knownToLine') ? app?.link : undefined
  return (
    <Note tone="info" live>
      {words.toBank(name)}{' '}
      {link && (
        <TextLink href={link} underline>
          {words.openApp(name)}
        </TextLink>
      )}
    </Note>
  )
}
