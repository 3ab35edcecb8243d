import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgentEvent } from '#contracts/agent.ts'
import { formatCount } from '#rules/baht.ts'
import { agentConfigQuery, eventsQuery } from '#src/data/agent.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatDate } from '#src/lib/time.ts'
import { AddressLink } from '#src/platform/AddressLink.tsx'
import { useResting } from '#src/stores/protection/resting.ts'
import { contactWords as words, noticeText } from '#src/strings/notices.ts'
import { shell } from '#src/strings/shell.ts'
import { Tag } from '#src/ui/display/Tag.tsx'
import { Gift, MessageCircle, Phone, Send } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { AddFriend } from './parts/AddFriend.tsx'
import { useStranger } from './parts/use-stranger.ts'

/** `events`: the member wants to see what goes on; `closed`: somebody was called, or nobody. */
export type ContactChoice = 'events' | 'closed'

/**
 * Each contact only when the agent has it, the events only while some run and never while the member rests; the help line in
 * any case. Inside LINE a member who has not added the agent's account is first invited to.
 */
export function ContactSheet({ control }: { control: DialogControl<ContactChoice> }) {
  const { data: config } = useQuery(agentConfigQuery())
  const { data: events = [] } = useQuery(eventsQuery())
  const resting = useResting((state) => state.resting)
  const [asked, setAsked] = useState(false)
  const stranger = useStranger() && !asked
  const { line_contact_url: line, telegram_contact_url: telegram } = config?.info ?? {}
  const close = () => control.close('closed')
  return (
    <Sheet open={control.open} title={shell.contacts} onClose={close} onClosed={control.closed}>
      <List>
        {line && (
          <ListItem>
            {stranger ? (
              <AddFriend contact={line} onAsked={() => setAsked(true)} />
            ) : (
              <ListRow
                as={AddressLink}
                to={line}
                icon={<MessageCircle />}
                title={shell.contactLine}
                chevron
              />
            )}
          </ListItem>
        )}
        {telegram && (
          <ListItem>
            <ListRow as={AddressLink} to={telegram} icon={<Send />} title={shell.contactTelegram} chevron />
          </ListItem>
        )}
        {events.length > 0 && !resting && (
          <ListItem>
            <ListRow
              as="button"
              icon={<Gift />}
              title={shell.events}
              note={eventNote(events)}
              value={<Tag tone="gold">{words.running}</Tag>}
              chevron
              onClick={() => control.close('events')}
            />
          </ListItem>
        )}
        <ListItem>
          <ListRow
            as="a"
            href="tel:1323"
            icon={<Phone />}
            title={shell.footer.helpLine}
            note={words.helpNote}
            chevron
          />
        </ListItem>
      </List>
    </Sheet>
  )
}

/** Until when, where there is one alone; else how many. */
function eventNote(events: readonly AgentEvent[]): string {
  const [only] = events
  if (events.length > 1 || !only) return words.events(formatCount(events.length))
  return only.ends_at == null ? only.title : noticeText.eventUntil(formatDate(only.ends_at))
}
