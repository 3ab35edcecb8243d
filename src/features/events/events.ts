/** Running events (SHELL-8). */
import type { AgentEvent } from '#contracts/agent.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import type { EventProps } from './EventDialog.tsx'

const eventDialog = defineDialog<EventProps, void>({
  name: 'events',
  load: async () => (await import('./EventDialog.tsx')).EventDialog,
  dismissed: undefined,
})

/** From the event button. */
export async function openEvents(events: readonly AgentEvent[]): Promise<void> {
  if (events.length > 0) await open(eventDialog, { events })
}
