import { useState } from 'react'
import type { timeOutLengths } from '#contracts/protection.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { During, type DuringLines } from './During.tsx'
import type { useEnds } from './ends.ts'
import { Head, Lengths } from './Lengths.tsx'

type Length = (typeof timeOutLengths)[number]

interface TimeOutFormProps {
  text: string
  /** What stops meanwhile, and what goes on. */
  lines: DuringLines
  ends: ReturnType<typeof useEnds<Length>>
  busy: boolean
  onStart: (length: Length) => void
}

/** How long; nothing is chosen beforehand. */
export function TimeOutForm({ text, lines, ends, busy, onStart }: TimeOutFormProps) {
  const [length, setLength] = useState<Length | null>(null)
  return (
    <div apply="grid gap-16">
      <Head title={words.breakTitle} text={text} />
      <Lengths ends={ends} value={length} onChange={setLength} />
      <During {...lines} />
      <Button
        block
        tone="cta"
        size="lg"
        busy={busy}
        disabled={length === null}
        onClick={() => length && onStart(length)}
      >
        {words.startBreak(length === null ? '' : words.length[length])}
      </Button>
    </div>
  )
}
