import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { type AgentConfig } from '#src/data/agent-config.ts'
import { agentConfigQuery } from '#src/data/agent.ts'
import { cx } from '#src/lib/cx.ts'
import { platform } from '#src/platform/current.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Headset } from '#src/ui/icons.ts'
import styles from './HelpRow.module.css'

/** The agent's service desk: LINE first, then the other contacts. Only web addresses are followed. */
function serviceContact(config: AgentConfig | undefined): string | null {
  const { line_contact_url, line_admin_url, telegram_contact_url } = config?.info ?? {}
  return (
    [line_contact_url, line_admin_url, telegram_contact_url].find((url) => url && /^https?:\/\//.test(url)) ??
    null
  )
}

/** Customer service under a form (LOGIN-1, REG-1); nothing where the agent names no contact. */
export function HelpRow({ divided = false }: { divided?: boolean }) {
  const { data } = useQuery(agentConfigQuery())
  const contact = serviceContact(data)
  if (!contact) return null
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    platform().openExternal(contact)
  }
  return (
    <a
      href={contact}
      target="_blank"
      rel="noopener noreferrer"
      onClick={handleClick}
      className={cx(styles.help, divided && styles.divided)}
    >
      <Headset size={18} />
      <span>
        {auth.needHelp} <span className={styles.contact}>{auth.contactUs}</span>
      </span>
    </a>
  )
}
