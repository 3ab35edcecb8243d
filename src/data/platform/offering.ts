/** What the agent's platform offers, for components: shown again as soon as more is known (decision 086). */
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { EndpointName } from '#contracts/all.ts'
import { isOffered, isOfferedAtBuild, onOffering, platformSaid } from '#src/api/offering.ts'
import { heartsOf, isOfferAt, isReachable } from '#src/lib/pages/hearts.ts'
import type { PageName } from '#src/lib/pages/pages.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { settingOf } from '../agent-config.ts'
import { agentConfigQuery } from '../agent.ts'

/** Whether a part that needs these calls may be there. */
export const useOffered = (...names: readonly EndpointName[]): boolean =>
  useSyncExternalStore(
    onOffering,
    () => names.every(isOffered),
    () => names.every(isOfferedAtBuild),
  )

/** Whether what a page is for can be done on this platform. */
export const usePageOffered = (page: PageName | null): boolean =>
  useSyncExternalStore(
    onOffering,
    () => page === null || heartsOf(page).every(isOffered),
    () => page === null || heartsOf(page).every(isOfferedAtBuild),
  )

/** Of addresses of ours, those that lead to something that works here; while the member rests, to no offer. */
export function useReachable(): (path: string) => boolean {
  const version = useSyncExternalStore(onOffering, offeringVersion, atBuild)
  const offered = version === AT_BUILD ? isOfferedAtBuild : isOffered
  const resting = useResting((state) => state.resting)
  return (path) => isReachable(path, offered) && !(resting && isOfferAt(path))
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
/** No version: what the build knew. */
const AT_BUILD = -1
const atBuild = () => AT_BUILD
