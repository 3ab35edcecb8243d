/** The LIFF project's own build, as its manifest tells. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { standsIn } from '../../../scripts/build/pages/html.ts'
import { chunksOf, readManifest } from '../../../scripts/build/manifest.ts'
import { liffSite } from '../../../scripts/test/e2e-server.ts'

const manifest = () => readManifest(join(liffSite, '.vite', 'manifest.json'))

/** What is fetched for a chunk where a page begins: itself, or the pack that stands for it. */
const fetchedFor = (file: string): string =>
  standsIn(readFileSync(join(liffSite, 'liff', 'index.html'), 'utf8'))[file] ?? file

/** The file of a module that is loaded on demand. */
export function liffChunk(source: string): string {
  const [chunk] = chunksOf(manifest(), [source]).slice(-1)
  return fetchedFor(chunk!.file)
}

/** Whether a file of the build holds the LIFF SDK: it names the place where it keeps what it was started with. */
export const holdsSdk = (path: string): boolean =>
  readFileSync(join(liffSite, path), 'utf8').includes('__liffConfig')

/** All that is loaded before a LIFF page's own code: LIFF's entry, the SDK, the site. Paths as in addresses. */
export const entryFiles = (): Set<string> =>
  new Set(
    chunksOf(manifest(), ['liff/index.html', 'liff/sdk/sdk.ts', 'liff/app.ts']).map(
      ({ file }) => `/${fetchedFor(file)}`,
    ),
  )

/** Bytes that a script has on its way: the build's brotli, or itself where it is too small for that. */
export function wireSize(path: string): number {
  const file = join(liffSite, path)
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}
