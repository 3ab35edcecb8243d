/** What has to happen at LINE so that an environment is as liff.config.json says. Pure: it sends nothing. */
import {
  changesBetween,
  type FieldChange,
  type LiffAppState,
  patchOf,
  type RegisteredApp,
  wantedApp,
} from './app-state.ts'
import type { LiffConfig } from './schema.ts'

export type PlanStep =
  | { kind: 'same'; app: string; liffId: string }
  | { kind: 'change'; app: string; liffId: string; changes: FieldChange[]; body: Record<string, unknown> }
  | { kind: 'create'; app: string; body: LiffAppState }
  /** Cannot be done as the file stands; the reason is a sentence. */
  | { kind: 'refused'; app: string; reason: string }

export interface Plan {
  steps: PlanStep[]
  /** Apps of the channel that the file does not know. They are left alone. */
  strangers: string[]
}

/** Steps for each app of the file, in its order. */
export function planFor(config: LiffConfig, environment: string, registered: readonly RegisteredApp[]): Plan {
  const { liffIds } = config.environments[environment]!
  const known = new Set(Object.values(liffIds))
  return {
    steps: Object.keys(config.apps).map((app) =>
      stepFor(app, liffIds[app] ?? '', wantedApp(config, environment, app), registered, known),
    ),
    strangers: registered.map(({ liffId }) => liffId).filter((liffId) => !known.has(liffId)),
  }
}

function stepFor(
  app: string,
  liffId: string,
  wanted: LiffAppState,
  registered: readonly RegisteredApp[],
  known: ReadonlySet<string>,
): PlanStep {
  if (liffId === '') {
    // A second run before the new id was entered must not register a second app.
    const twin = registered.find((other) => !known.has(other.liffId) && other.view.url === wanted.view.url)
    return twin
      ? {
          kind: 'refused',
          app,
          reason: `${twin.liffId} has this endpoint already: enter it as liffIds.${app}`,
        }
      : { kind: 'create', app, body: wanted }
  }
  const now = registered.find((other) => other.liffId === liffId)
  if (!now) return { kind: 'refused', app, reason: `the channel has no LIFF app ${liffId}` }
  const changes = changesBetween(now, wanted)
  return changes.length === 0
    ? { kind: 'same', app, liffId }
    : { kind: 'change', app, liffId, changes, body: patchOf(changes) }
}
