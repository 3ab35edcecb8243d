import { Link } from 'react-router'
import type { PastDraw } from '#contracts/lotto.ts'
import { lottoPast as words } from '#src/strings/lotto/lotto-past.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { statKinds } from '../past-url.ts'
import type { PastViewControl } from '../use-past-view.ts'
import { countsOf, isCounted } from './counts.ts'
import { CountTable } from './CountTable.tsx'
import styles from './Past.module.css'

interface PastStatsProps {
  draws: readonly PastDraw[]
  control: PastViewControl
}

const TENS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** How often each digit or two digits came, in their own order: a table by figures would read as advice. */
export function PastStats({ draws, control: { view, addressOf } }: PastStatsProps) {
  const kinds = statKinds.filter((kind) => isCounted(draws, kind))
  const kind = kinds.includes(view.kind) ? view.kind : kinds[0]
  if (kind === undefined) return null
  const pairs = kind === 'top2' || kind === 'bottom2'
  return (
    <div>
      <ChipRow label={words.kind} className={styles.chips}>
        {kinds.map((one) => (
          <Chip
            key={one}
            as={Link}
            to={addressOf({ kind: one })}
            replace
            preventScrollReset
            selected={one === kind}
          >
            {words.kinds[one]}
          </Chip>
        ))}
      </ChipRow>
      {pairs && (
        <ChipRow label={words.tens} className={styles.chips}>
          {TENS.map((ten) => (
            <Chip
              key={ten}
              as={Link}
              to={addressOf({ ten })}
              replace
              preventScrollReset
              selected={ten === view.ten}
            >
              {words.tensOf(ten)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <CountTable title={words.stats(words.kinds[kind])} rows={countsOf(draws, kind, view.ten)} />
    </div>
  )
}
