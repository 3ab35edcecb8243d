/**
 * The HTML of every address (decision 078): the page as it is before its data, or with the build's (decision 105), for visitors and for members, with its styles,
 * its modules and its first reads announced to whom they are for.
 */
import type { Seed } from '#src/app/seed.ts'
import { planOf } from '#src/app/seed-plan.ts'
import { liffPages } from '#src/lib/pages/liff-pages.ts'
import { isForMembers } from '#src/lib/pages/page.ts'
import { forbiddenInline } from '../csp.ts'
import { modulesOf, pageOfRoute } from './assets.ts'
import { composePage, htmlMark, type Assets } from './html.ts'
import { type First, firstBlocks, firstCall, type Served, templateFor } from './first.ts'
import type { Prerenderer, Who } from './prerender.ts'
import { fileOf, liffFile } from './previews.ts'

type AssetsOf = (keys: readonly string[]) => Promise<Assets>

interface Site {
  template: string
  prerenderer: Prerenderer
  assets: AssetsOf
  routes: readonly string[]
  /** By what addresses end with. */
  seeds: Readonly<Record<string, Seed>>
}

/** Stands for an id that only the address has. */
const ANY = '_any_'

/** By file. An address whose page cannot be drawn without a browser gets none. */
export async function addressPages({
  template,
  prerenderer,
  assets,
  routes,
  seeds,
}: Site): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const shell: Served = { html: (await prerenderer.shell()).html, name: '' }
  for (const route of routes) {
    const page = pageOfRoute(route)
    if (route === '/' || !page) continue
    const seed = planOf(seeds, route) ?? null
    const draw = (who: Who) => drawnOrShell(prerenderer, { route, seed }, who, shell.html)
    const [visitor, member] = [await draw('visitor'), await draw('member')]
    if (!visitor && !member) continue
    const needed = await assets(['index.html', ...modulesOf(page)])
    const entry = new Set((await assets(['index.html'])).preload)
    const own = needed.preload.filter((file) => !entry.has(file))
    // What tells a page its texts leaves before the modules: links would be before it.
    const forAll = visitor !== null && member !== null && !toldPaths(visitor).length
    const needs = (drawn: typeof visitor): First[Who] => {
      if (!drawn) return null
      const paths = toldPaths(drawn)
      const asked = (telling: boolean) =>
        drawn.calls
          .filter((call) => paths.some((path) => isOf(path, call)) === telling)
          .map((call) => firstCall(call).replace(ANY, ':last'))
      return { modules: forAll ? [] : own, calls: asked(false), telling: asked(true) }
    }
    const served = (drawn: typeof visitor): Served =>
      drawn ? { html: drawn.html, name: drawn.html === shell.html ? '' : page.path } : shell
    const first = firstBlocks({ visitor: needs(visitor), member: needs(member) })
    files[fileOf(route)] = composePage(
      templateFor(template, served(visitor), served(member), htmlMark),
      { head: `<title></title>${(seed && (visitor ?? member)?.data) ?? ''}`, html: served(visitor).html },
      { ...needed, preload: forAll ? needed.preload : [...entry] },
    ).replace('</title>', () => `</title>${first}`)
  }
  return files
}

/** Pages of what only a browser knows (the address that a shared link leads to): they have the shell's shape until then. */
const NEEDS_BROWSER: ReadonlySet<string> = new Set(['/share'])

/** Anything else that cannot be drawn is a fault of the page: nothing is built then. */
async function drawnOrShell(
  prerenderer: Prerenderer,
  { route, seed }: { route: string; seed: Seed | null },
  who: Who,
  shell: string,
) {
  if (NEEDS_BROWSER.has(route)) return { html: shell, calls: [] as string[], data: '' }
  const url = route.replace(/:\w+$/, ANY)
  try {
    const drawn = await prerenderer.render(url, seed, who)
    const forbidden = forbiddenInline(drawn?.html ?? '')
    if (forbidden.length > 0) throw new Error(`inline styles: ${forbidden.join(' ')}`)
    const untold = drawn ? neverTold(drawn) : []
    if (untold.length > 0) throw new Error(`no first read tells: ${untold.join(' ')}`)
    return drawn
  } catch (error) {
    throw new Error(`${route} is not drawn for a ${who}`, { cause: error })
  }
}

/** Whose answers have texts of a page, by the paths of their calls (src/lib/told.ts). */
const toldPaths = ({ html }: { html: string }): string[] =>
  [...html.matchAll(/data-told="(\/\S+)/g)].map(([, path]) => path!)

const isOf = (path: string, call: string) => call.split('?', 1)[0]!.endsWith(path)

/** Texts that no read from the head would bring. */
const neverTold = (drawn: { html: string; calls: readonly string[] }): string[] =>
  toldPaths(drawn).filter((path) => !drawn.calls.some((call) => isOf(path, call)))

/** LIFF's entry for each of its pages, with the page's modules announced to whom it is for. */
export async function liffPagesOf(entry: string, assets: AssetsOf): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const { name, path } of liffPages) {
    const page = pageOfRoute(path)
    if (name === '' || !page) continue
    const needed = await assets(['liff/index.html', 'liff/app.ts', ...modulesOf(page)])
    const needs = { modules: needed.preload.filter((file) => !entry.includes(file)), calls: [], telling: [] }
    const first = firstBlocks({
      visitor: isForMembers(page) ? null : needs,
      member: page.guard === 'visitor' ? null : needs,
    })
    files[liffFile(name)] = entry.replace('</title>', () => `</title>${first}`)
  }
  return files
}
