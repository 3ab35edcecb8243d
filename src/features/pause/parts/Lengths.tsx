import type { PauseLength } from '#rules/protection/pauses.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { RadioCard } from '#src/ui/choice/RadioCard.tsx'

interface LengthsProps<L extends PauseLength> {
  ends: readonly { length: L; end: number | null }[]
  value: L | null
  onChange: (length: L) => void
}

/** How long, with the moment at which each would be over. */
export function Lengths<L extends PauseLength>({ ends, value, onChange }: LengthsProps<L>) {
  return (
    <fieldset apply="grid shrink flush unpadded gap-8 edgeless" aria-label={words.lengths}>
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

/** What stands above them. */
export const Head = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h2 apply="h3">{title}</h2>
    <p apply="muted">{text}</p>
  </div>
)
