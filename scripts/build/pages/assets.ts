import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { baseOf, type Page } from '#src/lib/pages/page.ts'
import { everyPage } from '#src/lib/pages/pages.ts'
import { chunksOf, stylesOf, type Manifest } from '../manifest.ts'
import type { Assets } from './html.ts'

/** Scripts and styles that some source modules come to. */
export async function assetsOf(site: string, manifest: Manifest, keys: readonly string[]): Promise<Assets> {
  const chunks = chunksOf(manifest, keys)
  const styles = stylesOf(chunks).map(async (path) => ({
    path,
    text: await readFile(join(site, path), 'utf8'),
  }))
  return { styles: await Promise.all(styles), preload: chunks.map((chunk) => chunk.file) }
}

const LAYOUTS: Readonly<Record<NonNullable<Page['layout']>, string>> = {
  member: 'AuthLayout',
  game: 'GameLayout',
  liff: 'LiffLayout',
  lobby: 'LobbyLayout',
  payment: 'PaymentLayout',
}

/** What a page loads beside the entry: itself, and what stands around it, if the entry does not have that. */
export const modulesOf = ({ component, layout }: Page): string[] => [
  ...(layout ? [`src/app/frame/layouts/${LAYOUTS[layout]}.tsx`] : []),
  `src/pages/${component}.tsx`,
]

/** The page of a route; of one that has its names, the page of each. */
export const pageOfRoute = (route: string): Page | null =>
  everyPage.find(({ path }) => path === route || path === `${route}?`) ??
  everyPage.find(({ path }) => path.endsWith('?') && baseOf(path) === route) ??
  everyPage.find(({ path }) => path.includes(':') && baseOf(path) === route.replace(/\/[^/]+$/, '')) ??
  null
