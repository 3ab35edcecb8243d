import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { collectWheelReward, type WheelSpin } from '#contracts/wheel.ts'
import { errorText } from '#src/api/error-text.ts'
import { memberKey } from '#src/data/member-key.ts'
import { showReward } from '#src/dialogs/reward.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyWrite } from '#src/forms/use-money-write.ts'
import { moneyWrite } from '#src/strings/money-write.ts'
import { wheel as words } from '#src/strings/wheel.ts'
import { Button } from '#src/ui/Button.tsx'

/** Collects a prize that could not be given with its spin. */
export function CollectButton({ spin }: { spin: WheelSpin }) {
  const client = useQueryClient()
  const [sending, setSending] = useState(false)
  const reload = () => void client.invalidateQueries({ queryKey: memberKey })
  const handleNothing = (error: unknown) => {
    reload()
    if (error !== null) toast('lost', errorText(error))
  }
  const { phase, write, checkAgain } = useMoneyWrite(collectWheelReward, `wheel.${spin.spin_id}`, {
    onDone: async ({ data }) => {
      await showReward({ credited: data })
      reload()
    },
    onNothingDone: handleNothing,
  })
  const handleCollect = () => {
    setSending(true)
    void write({ spin_id: spin.spin_id })
      .catch(handleNothing)
      .finally(() => setSending(false))
  }
  if (phase === 'unknown')
    return (
      <Button size="sm" onClick={checkAgain}>
        {moneyWrite.checkAgain}
      </Button>
    )
  return (
    <Button size="sm" tone="gold" busy={sending || phase === 'checking'} onClick={handleCollect}>
      {words.collect}
    </Button>
  )
}
