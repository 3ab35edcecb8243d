import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { settingOf } from '#src/data/agent-config.ts'
import { agentConfigQuery } from '#src/data/agent.ts'
import { whenIdle } from '#src/lib/idle.ts'

let begun = false

/** Tells how quick pages are of as many visits as the agent's platform wishes (`vitals_percent`); of none unless it says so. */
export function useBeacon(): void {
  const { data: config } = useQuery({ ...agentConfigQuery(), enabled: false })
  // As the router reads it, inside LIFF too. Where the visit goes on to is another page's.
  const { pathname } = useLocation()
  const [path] = useState(pathname)
  const percent = Number(settingOf(config, 'vitals_percent', '0'))
  useEffect(() => {
    if (begun || !(percent > 0)) return
    begun = true
    if (Math.random() * 100 >= percent) return
    whenIdle(() => void import('./beacon.ts').then(({ beginBeacon }) => beginBeacon(path)).catch(() => {}))
  }, [percent, path])
}
