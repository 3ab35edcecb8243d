import { collectWheelReward, type WheelSpin } from '#contracts/wheel.ts'
import { errorText } from '#src/api/error-text.ts'
import { showReward } from '#src/dialogs/reward.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { moneyWrite } from '#src/strings/money-write.ts'
import { wheel as words } from '#src/strings/wheel.ts'
import { Button } from '#src/ui/Button.tsx'

/** Collects a prize that could not be given with its spin. */
export function CollectButton({ spin }: { spin: WheelSpin }) {
  const { phase, busy, act, checkAgain, refresh } = useMoneyAct(collectWheelReward, `wheel.${spin.spin_id}`, {
    onDone: async ({ data }) => {
      await showReward({ credited: data })
      void refresh()
    },
    onNothingDone: (error) => {
      if (error !== null) toast('lost', errorText(error))
    },
    refreshLater: true,
  })
  if (phase === 'unknown')
    return (
      <Button size="sm" onClick={checkAgain}>
        {moneyWrite.checkAgain}
      </Button>
    )
  return (
    <Button
      size="sm"
      tone="gold"
      busy={busy || phase === 'checking'}
      onClick={() => void act(() => ({ spin_id: spin.spin_id }))}
    >
      {words.collect}
    </Button>
  )
}
