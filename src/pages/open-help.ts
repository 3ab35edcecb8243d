/** The agent's people, and from there what goes on: the same from the landing, the menus and the member's own page. */
import type { QueryClient } from '@tanstack/react-query'
import { eventsQuery } from '#src/data/agent.ts'
import { openContacts } from '#src/features/contacts/contacts.ts'
import { openEvents } from '#src/features/events/events.ts'

/** Resolves when all of it has closed. */
export async function openHelp(client: QueryClient): Promise<void> {
  if ((await openContacts()) === 'events') await openEvents(await client.ensureQueryData(eventsQuery()))
}
