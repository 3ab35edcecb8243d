/** Reading liff.config.json: the configuration, or everything that is wrong with it at once. */
import * as z from 'zod/mini'
import { liffPages } from '#src/lib/pages/liff-pages.ts'
import { ruleFaults, type SiteFacts } from './rules.ts'
import { type LiffConfig, liffConfigSchema } from './schema.ts'
import { secretFaults } from './secrets.ts'

export type ConfigReading = { ok: true; config: LiffConfig } | { ok: false; faults: string[] }

/** The site as it is built: its table of pages. None of them sends messages into a chat. */
export const siteFacts: SiteFacts = {
  pages: liffPages.map(({ name }) => name).filter((name) => name !== ''),
  sending: [],
}

/** Parsed text of the file to its configuration; faults are sentences that begin with the place. */
export function readLiffConfig(raw: unknown, site: SiteFacts = siteFacts): ConfigReading {
  const parsed = liffConfigSchema.safeParse(raw, { error: z.locales.en().localeError })
  const faults = [
    ...(parsed.success ? [] : parsed.error.issues.map(sentence)),
    ...ruleFaults(raw, site),
    ...secretFaults(raw),
  ]
  return parsed.success && faults.length === 0 ? { ok: true, config: parsed.data } : { ok: false, faults }
}

function sentence({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  const place = path.map(String).join('.') || 'liff.config.json'
  return `${place}: ${message.replace(/\.$/, '')}.`
}

/** The text of the file, which may not even be JSON. */
export function readLiffConfigText(text: string, site: SiteFacts = siteFacts): ConfigReading {
  try {
    return readLiffConfig(JSON.parse(text), site)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, faults: [`liff.config.json is not JSON: ${reason}`] }
  }
}
