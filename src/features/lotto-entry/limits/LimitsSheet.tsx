import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { LimitTag } from './LimitTag.tsx'
import styles from './LimitsSheet.module.css'

interface LimitsSheetProps {
  limits: readonly NumberLimit[]
  rates: readonly LottoRate[]
  control: DialogControl<void>
}

/** Every limited number of the round, bet type by bet type. */
export function LimitsSheet({ limits, rates, control }: LimitsSheetProps) {
  const groups = rates
    .map((rate) => ({ rate, of: limits.filter((limit) => limit.bet_type === rate.bet_type) }))
    .filter(({ of }) => of.length > 0)
  return (
    <Sheet
      title={words.limitedTitle}
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
    >
      {groups.map(({ rate, of }) => (
        <section key={rate.bet_type} aria-label={rate.name} className={styles.group}>
          <h3 className={styles.title}>{rate.name}</h3>
          <ul className={styles.list}>
            {of.map((limit) => (
              <LimitTag key={limit.number} limit={limit} rate={rate} />
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}
