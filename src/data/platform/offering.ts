/** What the agent's platform offers, for components: shown again as soon as more is known (decision 086). */
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { EndpointName } from '#contracts/all.ts'
import { isOffered, onOffering, platformSaid } from '#src/api/offering.ts'
import { heartsOf, isReachable } from '#src/lib/pages/hearts.ts'
import type { PageName } from '#src/lib/pages/pages.ts'
import { settingOf } from '../agent-config.ts'
import { agentConfigQuery } from '../agent.ts'

/** Whether a part that needs these calls may be there. */
export const useOffered = (...names: readonly EndpointName[]): boolean =>
  useSyncExternalStore(onOffering, () => names.every(isOffered))

/** Whether what a page is for can be done on this platform. */
export const usePageOffered = (page: PageName | null): boolean =>
  useSyncExternalStore(onOffering, () => page === null || heartsOf(page).every(isOffered))

/** Of addresses of ours, those that lead to something that works here. */
export function useReachable(): (path: string) => boolean {
  // A string, so that what is the same is the same.
  useSyncExternalStore(onOffering, offeringVersion)
  return (path) => isReachable(path, isOffered)
}

/** What the platform itself says that it does not offer: `not_offered` among the settings of its agent. */
export function usePlatformWord(): void {
  const { data: config } = useQuery(agentConfigQuery())
  const said = settingOf(config, 'not_offered', '')
  useLayoutEffect(() => platformSaid(said), [said])
}

let version = 0
onOffering(() => version++)
const offeringVersion = (): number => version
