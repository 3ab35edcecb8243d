import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { LimitGroups } from './LimitGroups.tsx'

interface LimitsSheetProps {
  limits: readonly NumberLimit[]
  rates: readonly LottoRate[]
  control: DialogControl<void>
}

/** Every limited number of the round. */
export function LimitsSheet({ limits, rates, control }: LimitsSheetProps) {
  return (
    <Sheet
      title={words.limitedTitle}
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
    >
      <LimitGroups limits={limits} rates={rates} />
    </Sheet>
  )
}
