import { minutesHere } from '#src/data/protection/on-device.ts'
import { here as words } from '#src/strings/protection/here.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { spell } from './parts/spell.ts'

/** What a device knows of play: how long it was open today. */
export function PlayedHere() {
  const minutes = useServerTime(minutesHere)
  return <KeyValues items={[{ label: words.today, value: spell(minutes) }]} />
}
