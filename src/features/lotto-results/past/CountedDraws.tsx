import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lottoPastQuery } from '#src/data/lotto/lotto.ts'
import { formatCount } from '#rules/baht.ts'
import { lottoPast as words } from '#src/strings/lotto/lotto-past.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { windows } from '../past-url.ts'
import type { PastViewControl } from '../use-past-view.ts'
import { CheckNumber } from './CheckNumber.tsx'
import { NoPast } from './NoPast.tsx'
import styles from './Past.module.css'
import { PastLoaded } from './PastLoaded.tsx'
import { PastStats } from './PastStats.tsx'

interface CountedDrawsProps {
  lotteryId: string
  control: PastViewControl
}

/** The last draws, counted or held against a number; how many is in the address. */
export function CountedDraws({ lotteryId, control }: CountedDrawsProps) {
  const { view, addressOf } = control
  const query = useQuery(lottoPastQuery(lotteryId, view.last))
  return (
    <>
      <ChipRow label={words.window} className={styles.chips}>
        {windows.map((last) => (
          <Chip
            key={last}
            as={Link}
            to={addressOf({ last })}
            replace
            preventScrollReset
            selected={last === view.last}
          >
            {words.last(last)}
          </Chip>
        ))}
      </ChipRow>
      <PastLoaded query={query}>
        {(past) =>
          past.draws.length === 0 ? (
            <NoPast />
          ) : (
            <div apply="grid gap-16 one-column">
              <Note>
                {words.nothingNext}
                {past.draws.length < view.last && ` ${words.fewer(formatCount(past.draws.length))}`}
              </Note>
              {view.tab === 'stats' ? (
                <PastStats draws={past.draws} control={control} />
              ) : (
                <CheckNumber past={past} control={control} />
              )}
            </div>
          )
        }
      </PastLoaded>
    </>
  )
}
