import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { agentConfigQuery } from '#src/data/agent.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { play } from '#src/strings/play.ts'
import { shell } from '#src/strings/shell.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Maximize, Minimize, Share2, X } from '#src/ui/icons.ts'
import { AgeMark } from '#src/ui/display/AgeMark.tsx'
import { Logo } from '#src/ui/display/Logo.tsx'
import styles from '../play.module.css'

interface PlayBarProps {
  onClose: () => void
  onShare?: () => void
  fullscreen?: { possible: boolean; active: boolean; toggle: () => void }
  /** The wallet that pays, or the way to play for money. */
  children?: ReactNode
}

/** Always there, whatever the game does: the way out is the first thing in it. */
export function PlayBar({ onClose, onShare, fullscreen, children }: PlayBarProps) {
  return (
    <header className={styles.bar}>
      <IconButton label={play.close} onClick={onClose}>
        <X />
      </IconButton>
      <AgentLogo />
      {children}
      {onShare && (
        <IconButton label={play.share} onClick={onShare}>
          <Share2 />
        </IconButton>
      )}
      {fullscreen?.possible && (
        <IconButton
          label={fullscreen.active ? play.leaveFullscreen : play.fullscreen}
          onClick={fullscreen.toggle}
        >
          {fullscreen.active ? <Minimize /> : <Maximize />}
        </IconButton>
      )}
    </header>
  )
}

function AgentLogo() {
  const { data } = useQuery(agentConfigQuery())
  return (
    <span className={styles.slot}>
      <Logo
        as={Link}
        to={paths.home()}
        src={data?.info.agent_logo}
        name={data?.info.agent_name || shell.siteName}
      />
      <AgeMark className={styles.age} />
    </span>
  )
}
