/** Quests by the tab that shows them; those of an event stay together under its title. */
import type { Quest } from '#contracts/quest.ts'

const groups = ['day', 'week', 'event', 'once'] as const
export type QuestGroup = (typeof groups)[number]

/** From the address; anything else is today's. */
export const groupOf = (text: string | null): QuestGroup => groups.find((group) => group === text) ?? 'day'

/** `once` only where there are some: most of the time all of them are done. */
export const shownGroups = (quests: readonly Quest[]): readonly QuestGroup[] =>
  groups.filter((group) => group !== 'once' || quests.some((quest) => quest.group === 'once'))

export interface QuestBundle {
  readonly key: string
  /** Of the event; '' for quests of none. */
  readonly title: string
  readonly quests: readonly Quest[]
}

export function bundlesOf(quests: readonly Quest[], group: QuestGroup): QuestBundle[] {
  const shown = quests.filter((quest) => quest.group === group)
  const keys = [...new Set(shown.map((quest) => quest.event_id))]
  return keys.map((key) => {
    const ofKey = shown.filter((quest) => quest.event_id === key)
    return { key, title: ofKey[0]?.event_title ?? '', quests: ofKey }
  })
}

export const waitingIn = (quests: readonly Quest[], group: QuestGroup): number =>
  quests.filter((quest) => quest.group === group && quest.state === 'claimable').length
