import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { agentConfigQuery, eventsQuery } from '#src/data/agent.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { AddressLink } from '#src/platform/AddressLink.tsx'
import { platform } from '#src/platform/current.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { shell } from '#src/strings/shell.ts'
import { Fab } from '#src/ui/actions/Fab.tsx'
import { Gift, MessageCircle, Send } from '#src/ui/icons.ts'
import styles from './shell.module.css'

const AddFriend = lazy(async () => ({ default: (await import('./parts/AddFriend.tsx')).AddFriend }))

/**
 * SHELL-6: each only when the agent has it; the event button only while events run, and never while the member rests. Inside LINE the contact button first
 * invites a member who has not added the agent's account.
 */
export function ContactButtons({ onEvents }: { onEvents: () => void }) {
  const { data: config, isPending } = useQuery(agentConfigQuery())
  const { data: events } = useQuery(eventsQuery())
  const [asked, setAsked] = useState(false)
  const stranger = useStranger() && !asked
  const line = config?.info.line_contact_url
  const telegram = config?.info.telegram_contact_url
  const resting = useResting((state) => state.resting)
  const hasEvents = (events?.length ?? 0) > 0 && !resting
  // Before the others the event button would stand in their place.
  if (isPending || (!line && !telegram && !hasEvents)) return null
  return (
    <aside aria-label={shell.contacts} className={styles.contacts}>
      {hasEvents && (
        <Fab as="button" label={shell.events} pip aria-haspopup="dialog" onClick={onEvents}>
          <Gift size={22} />
        </Fab>
      )}
      {line && !stranger && (
        <Fab as={AddressLink} to={line} label={shell.contactLine}>
          <MessageCircle size={22} />
        </Fab>
      )}
      {line && stranger && (
        <Suspense fallback={null}>
          <AddFriend contact={line} onAsked={() => setAsked(true)} />
        </Suspense>
      )}
      {telegram && (
        <Fab as={AddressLink} to={telegram} label={shell.contactTelegram}>
          <Send size={22} />
        </Fab>
      )}
    </aside>
  )
}

/** True once LINE has said that the agent's account is not among the member's friends. Elsewhere nobody is asked. */
function useStranger(): boolean {
  const [stranger, setStranger] = useState(false)
  useEffect(() => {
    if (!platform().can('friendship')) return
    // Two requests to LINE: the page comes first.
    return whenIdle(
      () =>
        void platform()
          .friendship()
          .then((answer) => setStranger(answer === 'stranger')),
    )
  }, [])
  return stranger
}
