import { ahead as words } from '#src/strings/lotto/ahead.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'

interface HowManyProps {
  /** Rounds that can be chosen, and those that are. */
  free: number
  chosen: number
  running: boolean
  onChoose: (count: number) => void
}

const COUNTS = [1, 2, 3, 5, 10]

/** The next so many. */
export function HowMany({ free, chosen, running, onChoose }: HowManyProps) {
  const counts = COUNTS.filter((count) => count <= free)
  if (counts.length < 2) return null
  return (
    <div role="group" aria-label={words.howMany} apply="row wrap gap-8">
      {counts.map((count) => (
        <Chip key={count} selected={count === chosen} disabled={running} onClick={() => onChoose(count)}>
          {words.first(count)}
        </Chip>
      ))}
    </div>
  )
}
