import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LimitKind, limitKinds } from '#contracts/protection.ts'
import { protectionQuery } from '#src/data/protection/protection.ts'
import { deviceKinds } from '#rules/protection/on-device.ts'
import { cx } from '#src/lib/cx.ts'
import { here as hereWords } from '#src/strings/protection/here.ts'
import { limitWords as words } from '#src/strings/protection/limits.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { OtherWays } from './OtherWays.tsx'
import { PlaySigns } from './PlaySigns.tsx'
import { LimitForm } from './parts/LimitForm.tsx'
import { LimitHistory } from './parts/LimitHistory.tsx'
import { LimitState } from './parts/LimitState.tsx'
import { isShown, type ShownLimit } from './parts/sums.ts'
import styles from './limits.module.css'

/** Where the platform does not say. */
const USUAL_HOURS = 24

/** All four kinds, set or not; one form is open at a time. */
export function LimitsOverview() {
  const query = useQuery(protectionQuery())
  const [open, setOpen] = useState<LimitKind | null>(null)
  return (
    <Loaded
      query={query}
      failed={words.failed}
      text={words.failedText}
      apply="column gap-12"
      skeleton={<Skeleton shape="panel" count={3} />}
    >
      {({ limits, here = false, cool_off_hours: coolOff = USUAL_HOURS, reminder_minutes: minutes }) => (
        <div apply="column gap-12">
          <Note tone="info">{words.intro(coolOff)}</Note>
          {(here ? deviceKinds : limitKinds).map((kind) => (
            <LimitCard
              key={kind}
              kind={kind}
              about={here ? hereWords.about[kind as keyof typeof hereWords.about] : words.kinds[kind].about}
              limits={limits.filter(isShown).filter((limit) => limit.kind === kind)}
              coolOff={coolOff}
              open={open === kind}
              onOpen={() => setOpen(kind)}
              onDone={() => setOpen(null)}
            />
          ))}
          <OtherWays minutes={minutes} />
          {!here && (
            <>
              <PlaySigns onLimit={setOpen} />
              <section apply="column gap-8 mt-12">
                <h2 apply="lead">{words.history}</h2>
                <LimitHistory />
              </section>
            </>
          )}
        </div>
      )}
    </Loaded>
  )
}

interface LimitCardProps {
  kind: LimitKind
  about: string
  limits: readonly ShownLimit[]
  coolOff: number
  open: boolean
  onOpen: () => void
  onDone: () => void
}

function LimitCard({ kind, about, limits, coolOff, open, onOpen, onDone }: LimitCardProps) {
  const { name } = words.kinds[kind]
  const isSet = limits.length > 0
  const verb = isSet ? words.change : kind === 'time' ? words.setTime : words.set
  return (
    <Card as="section" pad aria-label={name} className={cx(open && styles.open)}>
      <div apply="column gap-16">
        <div apply="row wrap between middle gap-12">
          <div apply="roomy">
            <h2 apply="text-17">{name}</h2>
            <p apply="small muted">{about}</p>
          </div>
          {!open && (
            <Button
              size="sm"
              aria-label={words.verbOf(verb, name)}
              onClick={onOpen}
              className={styles.choose}
            >
              {verb}
            </Button>
          )}
        </div>
        {limits.map((limit) => (
          <LimitState key={limit.period} limit={limit} />
        ))}
        {!isSet && !open && <p apply="small faint">{words.none}</p>}
        {open && <LimitForm kind={kind} limits={limits} coolOff={coolOff} onDone={onDone} />}
      </div>
    </Card>
  )
}
