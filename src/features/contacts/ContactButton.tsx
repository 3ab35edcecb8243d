import { useQuery } from '@tanstack/react-query'
import { agentConfigQuery, eventsQuery } from '#src/data/agent.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { shell } from '#src/strings/shell.ts'
import { Headset } from '#src/ui/icons.ts'
import styles from './ContactButton.module.css'

/**
 * SHELL-6: contacts and events behind one button, beside the announcement and in the flow of the page; nothing where the agent
 * has neither. While events run there is a mark on it, but not for who rests.
 */
export function ContactButton({ onOpen }: { onOpen: () => void }) {
  const { data: config } = useQuery(agentConfigQuery())
  const { data: events } = useQuery(eventsQuery())
  const resting = useResting((state) => state.resting)
  const hasEvents = (events?.length ?? 0) > 0 && !resting
  const { line_contact_url: line, telegram_contact_url: telegram } = config?.info ?? {}
  if (!line && !telegram && !hasEvents) return null
  const label = hasEvents ? `${shell.contacts} ${shell.eventsRun}` : shell.contacts
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      className={styles.button}
      onClick={onOpen}
    >
      <Headset size={22} />
      <span aria-hidden="true" className={styles.word}>
        {shell.contacts}
      </span>
      {hasEvents && <span className={styles.mark} />}
    </button>
  )
}
