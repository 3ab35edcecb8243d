import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One entry of Vite's manifest (build.manifest), as far as we read it. */
export interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** With the modules that share a chunk with others, by their own names (entries-plugin.ts). */
export function readManifest(file: string): Manifest {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const entries = join(dirname(file), 'entries.json')
  if (!existsSync(entries)) return manifest
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const named = JSON.parse(readFileSync(entries, 'utf8')) as Record<string, string>
  const shared = Object.entries(named).flatMap(([key, path]): [string, Chunk][] => {
    const chunk = chunks.get(path)
    return chunk && !(key in manifest) ? [[key, chunk]] : []
  })
  return { ...manifest, ...Object.fromEntries(shared) }
}

/** The chunks named by the keys and everything they import statically, each once, dependencies first. */
export function chunksOf(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Set<string>()
  const found: Chunk[] = []
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk)
      throw new Error(`${key} is not a chunk of this build (known: ${Object.keys(manifest).join(', ')}).`)
    chunk.imports?.forEach(visit)
    found.push(chunk)
  }
  keys.forEach(visit)
  return found
}

/** Their stylesheets in the order in which they have to apply. */
export function stylesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
}

/**
 * Two things that a change of the chunk rules could break without anybody noticing: LIFF must not run the web's entry
 * (it would start the site twice), and nothing that the web can reach may belong to LIFF.
 */
export function entryFaults(manifest: Manifest): string[] {
  const faults = reach(manifest, LIFF).has(WEB) ? ['The LIFF entry imports the web entry.'] : []
  const strangers = [...reach(manifest, WEB)].filter((key) => key.startsWith('liff/'))
  return [...faults, ...strangers.map((key) => `The web reaches ${key}.`)]
}

/** Where the LIFF SDK keeps what it was started with; no other code has a reason to say so. */
const SDK_MARK = '__liffConfig'

/**
 * ENV-1: no chunk that the web can reach, now or later, holds a byte of the LIFF SDK, whatever the chunk is called; and
 * LIFF does reach one that holds it, or this would prove nothing.
 */
export function sdkFaults(manifest: Manifest, textOf: (file: string) => string): string[] {
  const holds = (key: string) => textOf(manifest[key]?.file ?? '').includes(SDK_MARK)
  const faults = [...reach(manifest, WEB)]
    .filter(holds)
    .map((key) => `The web reaches the LIFF SDK in ${key}.`)
  return [...reach(manifest, LIFF)].some(holds) ? faults : [...faults, 'LIFF reaches no LIFF SDK.']
}

const WEB = 'index.html'
const LIFF = 'liff/index.html'

/** The entry's chunk and all that it imports, at once or later. */
function reach(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key) || !manifest[key]) return found
  found.add(key)
  const { imports = [], dynamicImports = [] } = manifest[key]
  for (const next of [...imports, ...dynamicImports]) reach(manifest, next, found)
  return found
}
