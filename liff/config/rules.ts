/** What holds between the parts of liff.config.json. Each rule reads what it can, so that no fault hides another. */
import { channelIdSchema, MAIN_APP } from './schema.ts'

/** What the site is, as far as the file has to agree with it. */
export interface SiteFacts {
  /** Short names of the pages, without the endpoint itself (src/lib/pages/pages.ts). */
  pages: readonly string[]
  /** Those that write into the chat they were opened from; only they justify chat_message.write. */
  sending: readonly string[]
}

type Bag = Readonly<Record<string, unknown>>
const bag = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {})
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** One sentence for each broken rule. */
export function ruleFaults(raw: unknown, site: SiteFacts): string[] {
  const { apps, environments } = bag(raw)
  const names = Object.keys(bag(apps))
  return [
    ...(names.includes(MAIN_APP) ? [] : [`apps.${MAIN_APP} is missing: the site is built for it.`]),
    ...Object.entries(bag(apps)).flatMap(([name, app]) => scopeFaults(`apps.${name}`, bag(app), site)),
    ...pageFaults(Object.values(bag(apps)), site),
    ...Object.entries(bag(environments)).flatMap(([name, value]) =>
      idFaults(`environments.${name}`, bag(value), names),
    ),
  ]
}

/** chat_message.write takes minimising away and asks the member for more than is used (line.md §0.7). */
function scopeFaults(path: string, { scope, pages }: Bag, { sending }: SiteFacts): string[] {
  if (!texts(scope).includes('chat_message.write')) return []
  if (texts(pages).some((page) => sending.includes(page))) return []
  return [`${path}.scope asks for chat_message.write, but no page of the app sends messages.`]
}

/** Each page of the site in one app, and nothing else. */
function pageFaults(apps: readonly unknown[], site: SiteFacts): string[] {
  const listed = apps.flatMap((app) => texts(bag(app).pages))
  const twice = [...new Set(listed.filter((page, at) => listed.indexOf(page) !== at))]
  const unknown = [...new Set(listed)].filter((page) => !site.pages.includes(page))
  const missing = site.pages.filter((page) => !listed.includes(page))
  const say = (pages: readonly string[], what: string) =>
    pages.length > 0 ? [`pages: ${pages.join(', ')} ${what}.`] : []
  return [
    ...say(missing, 'missing: every page of src/lib/pages/pages.ts belongs to an app'),
    ...say(unknown, 'unknown: src/lib/pages/pages.ts has no such page'),
    ...say(twice, 'listed twice'),
  ]
}

/** The SDK takes the channel from the LIFF id: another channel's id would ask LINE for another channel's token. */
function idFaults(path: string, environment: Bag, apps: readonly string[]): string[] {
  const ids = bag(environment.liffIds)
  const channelId = channelIdSchema.safeParse(environment.channelId).data ?? null
  const foreign = Object.entries(ids).flatMap(([name, id]) => {
    if (channelId === null || typeof id !== 'string' || id === '' || id.startsWith(`${channelId}-`)) return []
    return channelId === ''
      ? [`${path}.liffIds.${name} is set, but channelId is empty.`]
      : [`${path}.liffIds.${name} is ${id}, which is no app of channel ${channelId}.`]
  })
  const unknown = Object.keys(ids).filter((name) => !apps.includes(name))
  const missing = apps.filter((name) => !(name in ids))
  return [
    ...foreign,
    ...unknown.map((name) => `${path}.liffIds.${name} is unknown: apps has no ${name}.`),
    ...missing.map((name) => `${path}.liffIds.${name} is missing; it may be empty.`),
  ]
}
