import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import type { RoundBets } from '../bets/round-bets.ts'
import { BookLimits } from './BookLimits.tsx'
import { LimitGroups } from './LimitGroups.tsx'

/** What the round takes: every limited number, amounts of the member and of each bet type. */
export function LimitsSheet({ bets, control }: { bets: RoundBets; control: DialogControl<void> }) {
  const limits = [...bets.limits.values()]
  return (
    <Sheet
      title={words.takesTitle}
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
    >
      {limits.length > 0 && <h3 apply="mb-8 lead">{words.limitedTitle}</h3>}
      <LimitGroups limits={limits} rates={bets.rates} />
      <BookLimits rates={bets.rates} book={bets.book} staked={bets.staked} />
    </Sheet>
  )
}
