import { useQuery } from '@tanstack/react-query'
import { playRecordQuery } from '#src/data/protection/pause.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'

/** What all play came to, and the sign-in before this one. */
export function PlayRecord() {
  const query = useQuery(playRecordQuery())
  return (
    <section>
      <h2 apply="h3">{words.record}</h2>
      <Loaded query={query} failed={words.recordFailed} waiting={<Skeleton shape="row" count={2} />}>
        {({ net, deposited, withdrawn, last_sign_in_at: last }) => (
          <KeyValues
            items={[
              { label: words.lifetimeNet, value: <Money satang={net} sign /> },
              { label: words.deposited, value: <Money satang={deposited} /> },
              { label: words.withdrawn, value: <Money satang={withdrawn} /> },
              { label: words.lastSignIn, value: last == null ? words.firstSignIn : formatDateTime(last) },
            ]}
          />
        )}
      </Loaded>
    </section>
  )
}
