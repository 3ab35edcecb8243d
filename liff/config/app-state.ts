/** A LIFF app as LINE's server API knows it, as liff.config.json wants it, and the way from one to the other. */
import * as z from 'zod/mini'
import type { LiffConfig } from './schema.ts'

/** Body of `POST /liff/v1/apps`; `PUT` takes any part of it. */
export interface LiffAppState {
  view: { type: string; url: string; moduleMode: boolean }
  description: string
  features: { qrCode: boolean }
  permanentLinkPattern: string
  scope: readonly string[]
  botPrompt: string
}

/** What `GET /liff/v1/apps` says of one app; what it leaves out has LINE's default. */
const registered = z.object({
  liffId: z.string(),
  view: z.object({ type: z.string(), url: z.string(), moduleMode: z._default(z.boolean(), false) }),
  description: z._default(z.string(), ''),
  features: z._default(z.object({ qrCode: z._default(z.boolean(), false) }), { qrCode: false }),
  permanentLinkPattern: z._default(z.string(), 'concat'),
  scope: z._default(z.array(z.string()), ['profile', 'chat_message.write']),
  botPrompt: z._default(z.string(), 'none'),
})

/** The reply of `GET /liff/v1/apps`; unknown fields are dropped. */
export const registeredApps = z.object({ apps: z.array(registered) })
export type RegisteredApp = z.output<typeof registered>

/** What the file wants of an app in an environment. */
export function wantedApp(config: LiffConfig, environment: string, app: string): LiffAppState {
  const { origin } = config.environments[environment]!
  const { view, description, features, permanentLinkPattern, scope, botPrompt } = config.apps[app]!
  return {
    view: { type: view.type, url: origin + config.endpointPath, moduleMode: view.moduleMode },
    description,
    features,
    permanentLinkPattern,
    scope,
    botPrompt,
  }
}

/** One field that differs: its place in the request, and both values. */
export interface FieldChange {
  path: readonly [string] | readonly [string, string]
  from: unknown
  to: unknown
}

type Fields = readonly (readonly [FieldChange['path'], (app: LiffAppState) => unknown])[]

/** Every field that is compared, in the order of the report. */
const fields: Fields = [
  [['description'], (app) => app.description],
  [['view', 'type'], (app) => app.view.type],
  [['view', 'url'], (app) => app.view.url],
  [['view', 'moduleMode'], (app) => app.view.moduleMode],
  [['scope'], (app) => [...app.scope].sort()],
  [['botPrompt'], (app) => app.botPrompt],
  [['features', 'qrCode'], (app) => app.features.qrCode],
  [['permanentLinkPattern'], (app) => app.permanentLinkPattern],
]

/** The fields in which they differ; the order of scopes means nothing. */
export function changesBetween(now: LiffAppState, wanted: LiffAppState): FieldChange[] {
  return fields.flatMap(([path, read]) => {
    const [from, to] = [read(now), read(wanted)]
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, from, to }]
  })
}

/** Body of the partial `PUT`: nothing but what changes. */
export function patchOf(changes: readonly FieldChange[]): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const { path, to } of changes) {
    const [outer, inner] = path
    if (inner === undefined) body[outer] = to
    else body[outer] = { ...(body[outer] as object | undefined), [inner]: to }
  }
  return body
}
