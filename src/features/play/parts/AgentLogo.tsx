import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { agentConfigQuery } from '#src/data/agent.ts'
import { paths } from '#src/lib/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { Logo } from '#src/ui/Logo.tsx'
import styles from './AgentLogo.module.css'

export function AgentLogo() {
  const { data } = useQuery(agentConfigQuery())
  return (
    <span className={styles.slot}>
      <Logo
        as={Link}
        to={paths.home()}
        src={data?.info.agent_logo}
        name={data?.info.agent_name || shell.siteName}
      />
    </span>
  )
}
