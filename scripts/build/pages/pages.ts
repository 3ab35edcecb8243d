import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Seed } from '#src/app/seed.ts'
import { pages as declared } from '#src/lib/pages/pages.ts'
import { cspHashes, forbiddenInline } from '../csp.ts'
import { composePage, hasMarks, type Assets, type Rendered } from './html.ts'
import { chunksOf, entryFaults, readManifest, stylesOf, type Manifest } from '../manifest.ts'
import type { Prerenderer } from './prerender.ts'
import { previewPages } from './previews.ts'
import { rewrites } from './routes.ts'

/** What the landing loads by itself (src/app/main.tsx). */
const landingModules = ['index.html', `src/pages/${declared.home.component}.tsx`]

/** What a page of LIFF loads by itself, in this order: LINE is asked while the rest comes (liff/boot.ts). */
const liffModules = ['liff/index.html', 'liff/sdk/sdk.ts', 'liff/app.ts']

/** Writes index.html, shell.html, liff/index.html and a copy for each page's preview, csp.json and routes.json into the built site. */
export async function writePages(site: string, prerenderer: Prerenderer, seed: Seed): Promise<void> {
  const manifest = readManifest(join(site, '.vite', 'manifest.json'))
  const mixed = entryFaults(manifest)
  if (mixed.length > 0) throw new Error(mixed.join('\n'))
  const web = await readFile(join(site, 'index.html'), 'utf8')
  const liff = await readFile(join(site, 'liff', 'index.html'), 'utf8')
  const shell = await prerenderer.shell()

  const pages = {
    'index.html': compose(
      web,
      await prerenderer.render('/', seed),
      await assetsOf(site, manifest, landingModules),
    ),
    'shell.html': compose(web, shell, await assetsOf(site, manifest, ['index.html'])),
    'liff/index.html': compose(liff, await prerenderer.splash(), await assetsOf(site, manifest, liffModules)),
  }
  for (const [name, page] of Object.entries(pages)) {
    const forbidden = forbiddenInline(page)
    if (forbidden.length > 0) {
      throw new Error(
        `${name} has inline styles or handlers, which the policy refuses:\n${forbidden.join('\n')}`,
      )
    }
    await writeFile(join(site, name), page)
  }
  const { 'index.html': index, 'shell.html': plain, 'liff/index.html': inLine } = pages
  const previews = previewPages({ index, shell: plain, liff: inLine }, process.env.VITE_PUBLIC_ORIGIN ?? '')
  await mkdir(join(site, 'pages'), { recursive: true })
  for (const [name, page] of Object.entries(previews)) await writeFile(join(site, name), page)
  await writeJson(join(site, 'csp.json'), cspHashes(Object.values(pages)))
  await writeJson(join(site, 'routes.json'), { rewrites: rewrites(prerenderer.routePatterns) })
}

function compose(template: string, rendered: Rendered, assets: Assets): string {
  return hasMarks(template) ? composePage(template, rendered, assets) : template
}

async function assetsOf(site: string, manifest: Manifest, keys: string[]): Promise<Assets> {
  const chunks = chunksOf(manifest, keys)
  const styles = stylesOf(chunks).map(async (path) => ({
    path,
    text: await readFile(join(site, path), 'utf8'),
  }))
  return { styles: await Promise.all(styles), preload: chunks.map((chunk) => chunk.file) }
}

const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
