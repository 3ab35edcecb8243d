import type { Quest } from '#contracts/quest.ts'
import { quests as words } from '#src/strings/quests.ts'
import { Check, Lock } from '#src/ui/icons.ts'
import { Tag } from '#src/ui/Tag.tsx'

/** How far a quest is; nothing where its reward can be collected, or its state is one of a later platform. */
export function QuestTag({ state, progress }: Pick<Quest, 'state' | 'progress'>) {
  switch (state) {
    case 'claimed':
      return (
        <Tag tone="won" icon={<Check />}>
          {words.states.claimed}
        </Tag>
      )
    case 'locked':
      return <Tag icon={<Lock />}>{words.states.locked}</Tag>
    case 'expired':
      return <Tag>{words.states.expired}</Tag>
    case 'running':
      return <Tag>{progress > 0 ? words.states.running : words.states.untouched}</Tag>
    default:
      return null
  }
}
