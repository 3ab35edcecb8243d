import { useState } from 'react'
import { exclusionLengths, startSelfExclusion, startTimeOut, timeOutLengths } from '#contracts/protection.ts'
import { formatBaht } from '#rules/baht.ts'
import { pauseEnd, type PauseLength } from '#rules/protection/pauses.ts'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { pause as words } from '#src/strings/pause.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { RadioCard } from '#src/ui/choice/RadioCard.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import { TabPanel } from '#src/ui/tabs/TabPanel.tsx'
import { Tabs } from '#src/ui/tabs/Tabs.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { During } from './parts/During.tsx'

const tabs = [
  { id: 'break', label: words.tabBreak },
  { id: 'exclude', label: words.tabExclude },
] as const
type Tab = (typeof tabs)[number]['id']

/** A break of some days or weeks, or an exclusion: until when is said before, and nothing is chosen for the member. */
export function BreakForm({ least }: { least?: number | null }) {
  const [tab, setTab] = useState<Tab>('break')
  return (
    <div apply="grid gap-16">
      <Tabs name="break" label={words.tabs} value={tab} items={tabs} onChange={setTab} fill />
      <TabPanel name="break" id={tab}>
        {tab === 'break' ? <TimeOut least={least} /> : <Exclusion least={least} />}
      </TabPanel>
    </div>
  )
}

interface Least {
  /** When a pause that holds is over, null for never: nothing shorter is offered. */
  least?: number | null | undefined
}

/** What begins now is over then; to the minute, so that it changes once in one. */
function useEnds<L extends PauseLength>(lengths: readonly L[], least: number | null | undefined) {
  const now = useServerTime((at) => Math.floor(at / 60_000) * 60_000)
  return lengths
    .map((length) => ({ length, end: pauseEnd(length, now) }))
    .filter(({ end }) => least === undefined || end === null || (least !== null && end > least))
}

interface LengthsProps<L extends PauseLength> {
  ends: readonly { length: L; end: number | null }[]
  value: L | null
  onChange: (length: L) => void
}

function Lengths<L extends PauseLength>({ ends, value, onChange }: LengthsProps<L>) {
  return (
    <fieldset apply="grid gap-8" aria-label={words.lengths}>
      {ends.map(({ length, end }) => (
        <RadioCard
          key={length}
          name="break-length"
          value={length}
          checked={value === length}
          selected={value === length}
          onChange={() => onChange(length)}
        >
          <span apply="block grow shrink">
            <span apply="block semi">{words.length[length]}</span>
            <span apply="block small regular muted">
              {end === null ? words.never : words.until(formatDateTime(end))}
            </span>
          </span>
        </RadioCard>
      ))}
    </fieldset>
  )
}

const failed = (error: unknown) => toast('lost', error === null ? words.startFailed : errorText(error))

function TimeOut({ least }: Least) {
  const ends = useEnds(timeOutLengths, least)
  const [length, setLength] = useState<(typeof timeOutLengths)[number] | null>(null)
  const { act, busy, phase, checkAgain } = useMoneyAct(startTimeOut, 'time-out', {
    onDone: () => toast('won', words.started),
    onNothingDone: failed,
  })
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
  return (
    <div apply="grid gap-16">
      <Head title={words.breakTitle} />
      <Lengths ends={ends} value={length} onChange={setLength} />
      <During lines={words.duringBreak} />
      <Button
        block
        tone="cta"
        size="lg"
        busy={busy}
        disabled={length === null}
        onClick={() => void act(() => length && { length })}
      >
        {words.startBreak(length === null ? '' : words.length[length])}
      </Button>
    </div>
  )
}

function Exclusion({ least }: Least) {
  const ends = useEnds(exclusionLengths, least)
  const [length, setLength] = useState<(typeof exclusionLengths)[number] | null>(null)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const { act, busy, phase, checkAgain } = useMoneyAct(startSelfExclusion, 'self-exclusion', {
    onDone: ({ data }) =>
      toast('won', data.returned > 0 ? words.returned(formatBaht(data.returned)) : words.started),
    onNothingDone: failed,
  })
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
  const agreed = typed.trim() === words.word
  const handlePress = () => {
    setAsked(true)
    if (agreed) void act(() => length && { length })
  }
  return (
    <div apply="grid gap-16">
      <Head title={words.excludeTitle} />
      <Lengths ends={ends} value={length} onChange={setLength} />
      <During lines={words.duringExclusion} />
      <Field
        label={words.typeWord(words.word)}
        error={asked && !agreed ? words.typeWordFirst(words.word) : undefined}
      >
        <TextInput
          value={typed}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button block tone="cta" size="lg" busy={busy} disabled={length === null} onClick={handlePress}>
        {words.startExclusion(length === null ? '' : words.length[length])}
      </Button>
    </div>
  )
}

const Head = ({ title }: { title: string }) => (
  <div>
    <h2 apply="h3">{title}</h2>
    <p apply="muted">{words.text}</p>
  </div>
)
