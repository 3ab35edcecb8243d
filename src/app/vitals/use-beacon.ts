import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingOf } from '#src/data/agent-config.ts'
import { agentConfigQuery } from '#src/data/agent.ts'
import { whenIdle } from '#src/lib/idle.ts'

let begun = false

/** Tells how quick pages are of as many visits as the agent's platform wishes (`vitals_percent`); of none unless it says so. */
export function useBeacon(): void {
  const { data: config } = useQuery({ ...agentConfigQuery(), enabled: false })
  const percent = Number(settingOf(config, 'vitals_percent', '0'))
  useEffect(() => {
    if (begun || !(percent > 0)) return
    begun = true
    if (Math.random() * 100 >= percent) return
    whenIdle(() => void import('./beacon.ts').then(({ beginBeacon }) => beginBeacon()).catch(() => {}))
  }, [percent])
}
