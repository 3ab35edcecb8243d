/** What lies beside a backup: what it is, when it was taken, and the digest of each of its files. */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { CannotStart } from '#server/start-parts.ts'

const NAME = 'manifest.json'

const shape = z.object({
  engine: z.enum(['embedded', 'postgres']),
  takenAt: z.string(),
  /** Last block of the chain, `number:hash`; null while there is none. */
  head: z.nullable(z.string()),
  journals: z.number(),
  files: z.record(z.string(), z.string()),
})

/** As it is written in `manifest.json`. */
export type Manifest = z.output<typeof shape>

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function digests(folder: string): Promise<Record<string, string>> {
  const paths = (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && path !== join(folder, NAME))
  const seen: Record<string, string> = {}
  for (const path of paths.toSorted()) seen[relative(folder, path)] = await digest(path)
  return seen
}

/** Written last: a folder without one is no backup. */
export async function writeManifest(folder: string, of: Omit<Manifest, 'files'>): Promise<void> {
  const manifest: Manifest = { ...of, files: await digests(folder) }
  writeFileSync(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
}

/** Reads it and holds every file against it; throws a sentence where the backup is not as it was taken. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const file = join(folder, NAME)
  if (!existsSync(file)) throw new CannotStart([`There is no whole backup in ${folder}: ${NAME} is missing.`])
  const manifest = z.parse(shape, JSON.parse(readFileSync(file, 'utf8')))
  const now = await digests(folder)
  const names = new Set([...Object.keys(now), ...Object.keys(manifest.files)])
  const wrong = [...names].filter((name) => now[name] !== manifest.files[name])
  if (wrong.length > 0)
    throw new CannotStart([
      `The backup in ${folder} is not as it was taken: ${wrong.slice(0, 5).join(', ')}.`,
    ])
  return manifest
}
