import { useQuery } from '@tanstack/react-query'
import { agentConfigQuery } from '#src/data/agent.ts'
import { contact as words } from '#src/strings/contact.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import styles from './ContactPage.module.css'

/** `/contact`: where the agent answers, by the address that the agent keeps. */
export function ContactPage() {
  const { data } = useQuery(agentConfigQuery())
  const address = data?.info.line_contact_url
  return (
    <div className={styles.page}>
      <p>{words.text}</p>
      {address ? (
        <Button as="a" href={address} target="_blank" rel="noopener" tone="gold" size="lg" block>
          {words.byLine}
        </Button>
      ) : (
        <Note>{words.none}</Note>
      )}
    </div>
  )
}
