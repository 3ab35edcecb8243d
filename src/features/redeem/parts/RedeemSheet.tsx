import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RedemptionItem } from '#contracts/redemption.ts'
import type { Credited } from '#contracts/reward.ts'
import { walletsQuery } from '#src/data/member.ts'
import { memberShopQuery } from '#src/data/rewards/redemption.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { RedeemForm } from './RedeemForm.tsx'
import { walletsFor } from './redeem-values.ts'
import { useRedeem } from './use-redeem.ts'

interface RedeemSheetProps {
  item: RedemptionItem
  control: DialogControl<Credited | 'closed'>
}

/** Redeeming one good. Price and stock are those of the newest list, not of the card that was pressed. */
export function RedeemSheet({ item: pressed, control }: RedeemSheetProps) {
  const { data: items } = useQuery(memberShopQuery())
  const item = items?.find((one) => one.item_id === pressed.item_id) ?? pressed
  const isCredit = item.reward.kind === 'credit'
  const { data: wallets } = useQuery({ ...walletsQuery(), enabled: isCredit })
  const redeem = useRedeem(item, control.close)
  const { phase, checkAgain } = redeem.writing
  const { form } = redeem
  const fitting = walletsFor(item, wallets ?? [])
  const first = fitting[0]?.id ?? ''
  // Wallets may come after the sheet has opened.
  useEffect(() => {
    if (first !== '' && form.getValues('wallet') === '') form.setValue('wallet', first)
  }, [form, first])
  return (
    <Sheet
      open={control.open}
      title={words.redeemNamed(item.name)}
      text={item.description || undefined}
      onClose={() => control.close('closed')}
      onClosed={control.closed}
    >
      {phase === 'ready' ? (
        <RedeemForm item={item} wallets={fitting} redeem={redeem} />
      ) : (
        <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
      )}
    </Sheet>
  )
}
