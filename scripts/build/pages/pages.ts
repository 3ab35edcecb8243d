import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages as declared } from '#src/lib/pages/pages.ts'
import { cspHashes, forbiddenInline } from './csp.ts'
import { entryFaults, readManifest } from '../manifest.ts'
import { packsIn, type Stage } from '../packs/packs.ts'
import { panelOnLanding, signingIn } from '../parts/by-itself.ts'
import { assetsOf } from './assets.ts'
import { withDrawing } from './drawing.ts'
import { drawAddresses, liffPagesOf, webPages } from './addresses.ts'
import { liffModules, liffStages, noticeStage, stageOf, webStages } from './stages.ts'
import { composePage, hasMarks, htmlMark, inOneLine, type Assets, type Rendered } from './html.ts'
import { templateForAll } from './first.ts'
import type { Prerenderer } from './prerender.ts'
import { previewPages } from './previews.ts'
import { rewrites, webRoutes } from './routes.ts'
import type { Seeds } from './seed.ts'

const homeModule = `src/pages/${declared.home.component}.tsx`

/** What the landing loads by itself (src/app/main.tsx). */
const landingModules = ['index.html', homeModule]

/**
 * Writes the HTML of every address (decision 078), shell.html for one that no page has, what LIFF's entry is for each of its
 * pages, csp.json and routes.json into the built site.
 */
export async function writePages(site: string, prerenderer: Prerenderer, seeds: Seeds): Promise<void> {
  const manifest = readManifest(join(site, '.vite', 'manifest.json'))
  const mixed = entryFaults(manifest)
  if (mixed.length > 0) throw new Error(mixed.join('\n'))
  const written = async (file: string) => inOneLine(await readFile(join(site, file), 'utf8'))
  const [web, liff] = [await written('index.html'), await written('liff/index.html')]
  const assets = (keys: readonly string[]) => assetsOf(site, manifest, keys)
  const packs = packsIn(site)
  const packed = async (needed: Assets, begins: readonly Stage[], then: readonly Stage[] = []) => {
    const { files } = await packs.of(begins)
    const { stands } = await packs.of([...begins, ...then])
    return { ...needed, preload: files, stands }
  }
  const routes = webRoutes(prerenderer.routePatterns)

  const landing = await prerenderer.render('/', seeds.landing, 'visitor')
  if (!landing) throw new Error('Visitors are sent away from the landing.')
  const plain = await prerenderer.shell()
  const splash = await prerenderer.splash()
  const [webStart, liffStart] = [await webStages(assets), await liffStages(assets)]
  const shell = compose(web, plain, await packed(await assets(['index.html']), webStart))
  const ofMember: Stage = { name: 'member', parts: (await assets(panelOnLanding)).preload }
  const { preload: homeInLiff } = await assets([...liffModules, homeModule, ...signingIn])
  // Any address that no page has gets it too, so that the home's file is only known, not announced.
  const home = [{ name: 'LandingPage', parts: homeInLiff }, ofMember, await noticeStage(assets)]
  const inLine = compose(liff, splash, await packed(await assets(liffModules), liffStart, home))
  const addresses =
    hasMarks(web) || hasMarks(liff)
      ? await drawAddresses({ prerenderer, shell: plain.html, routes, seeds: seeds.pages })
      : []
  const ofLanding = await assets(landingModules)
  const own = {
    'index.html': compose(
      hasMarks(web) ? templateForAll(web, htmlMark) : web,
      await withDrawing(site, landing),
      {
        ...(await packed(ofLanding, [...webStart, stageOf(declared.home, ofLanding)], [ofMember])),
        waits: 'run',
      },
    ),
    ...(hasMarks(web) ? await webPages(addresses, { template: web, shell: plain.html, assets, packs }) : {}),
    ...(hasMarks(liff)
      ? await liffPagesOf(addresses, { template: liff, splash, shell: plain.html, assets, packs })
      : {}),
  }
  const files = {
    'shell.html': shell,
    'liff/index.html': inLine,
    ...previewPages({ shell, liff: inLine, own }, process.env.VITE_PUBLIC_ORIGIN ?? '', routes),
  }
  await mkdir(join(site, 'pages'), { recursive: true })
  for (const [name, page] of Object.entries(files)) {
    const forbidden = forbiddenInline(page)
    if (forbidden.length > 0) {
      throw new Error(
        `${name} has inline styles or handlers, which the policy refuses:\n${forbidden.join('\n')}`,
      )
    }
    await writeFile(join(site, name), page)
  }
  await writeJson(join(site, 'csp.json'), cspHashes(files))
  await writeJson(join(site, 'routes.json'), { rewrites: rewrites(prerenderer.routePatterns) })
}

function compose(template: string, rendered: Rendered, assets: Assets): string {
  return hasMarks(template) ? composePage(template, rendered, assets) : template
}

const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
