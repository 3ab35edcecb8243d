/**
 * The HTML of every address (decision 078): the page as it is before its data, or with the build's (decision 105), for visitors and for members, with its styles,
 * its modules and its first reads announced to whom they are for.
 */
import type { Seed } from '#src/app/seed.ts'
import { planOf } from '#src/app/seed-plan.ts'
import type { Page } from '#src/lib/pages/page.ts'
import { pages } from '#src/lib/pages/pages.ts'
import { shownAddress } from '#liff/address/shown.ts'
import { forbiddenInline } from './csp.ts'
import type { Packs, Stage } from '../packs/packs.ts'
import { outsideOfLine, signingIn } from '../parts/by-itself.ts'
import { modulesOf, pageOfRoute } from './assets.ts'
import { composePage, htmlMark, urgentIn, type Assets, type Rendered } from './html.ts'
import { type First, firstBlocks, firstCall, type Served, templateFor } from './first.ts'
import { firstInLiff, templateInLiff } from './first-in-liff.ts'
import type { Prerenderer, Who } from './prerender.ts'
import { fileOf, liffFileOf, pageOf } from './previews.ts'
import {
  type AssetsOf,
  liffModules,
  liffStages,
  noticeStage,
  soonStages,
  stageOf,
  webStages,
} from './stages.ts'

/** What the pages are made of. */
interface Materials {
  template: string
  /** Markup of the shape that stands for a page that has none. */
  shell: string
  assets: AssetsOf
  packs: Packs
}
type Drawn = NonNullable<Awaited<ReturnType<typeof drawnOrShell>>>

/** An address as who may come to it finds it; null for whom its guard sends elsewhere. */
interface Address {
  route: string
  page: Page
  /** The data it was drawn with. */
  seed: Seed | null
  visitor: Drawn | null
  member: Drawn | null
}

interface Site {
  prerenderer: Prerenderer
  /** Markup of the shape that stands for a page that has none. */
  shell: string
  routes: readonly string[]
  /** By what addresses end with. */
  seeds: Readonly<Record<string, Seed>>
}

/** Stands for an id that only the address has. */
const ANY = '_any_'

/** Every address that has a page, but the landing. */
export async function drawAddresses({ prerenderer, shell, routes, seeds }: Site): Promise<Address[]> {
  const addresses: Address[] = []
  for (const route of routes) {
    const page = pageOfRoute(route)
    if (route === '/' || !page) continue
    const seed = planOf(seeds, route) ?? null
    const draw = (who: Who) => drawnOrShell(prerenderer, { route, seed }, who, shell)
    const [visitor, member] = [await draw('visitor'), await draw('member')]
    if (visitor || member) addresses.push({ route, page, seed, visitor, member })
  }
  return addresses
}

/** Reads of the frame around pages, by who sees it: those that half of the pages have, or more. */
function ofTheFrame(addresses: readonly Address[], who: Who): ReadonlySet<string> {
  const asked = addresses.flatMap((address) => (address[who] ? [new Set(address[who].calls)] : []))
  const all = new Set(asked.flatMap((calls) => [...calls]))
  return new Set(
    [...all].filter((call) => 2 * asked.filter((calls) => calls.has(call)).length >= asked.length),
  )
}

/** What an address needs that its entry does not bring. */
function needsOf(drawn: Drawn | null, modules: readonly string[], frame: ReadonlySet<string>): First[Who] {
  if (!drawn) return null
  const paths = toldPaths(drawn)
  const kindOf = (call: string) => {
    if (paths.some((path) => isOf(path, call))) return 'telling'
    return frame.has(call) ? 'later' : 'calls'
  }
  const asked = (kind: 'telling' | 'later' | 'calls') =>
    drawn.calls.filter((call) => kindOf(call) === kind).map((call) => firstCall(call).replace(ANY, ':last'))
  return { modules, calls: asked('calls'), telling: asked('telling'), later: asked('later') }
}

/** What each who sees an address needs. */
function needsOfBoth(addresses: readonly Address[]) {
  const [visitors, members] = [ofTheFrame(addresses, 'visitor'), ofTheFrame(addresses, 'member')]
  return ({ visitor, member }: Pick<Address, Who>, modules: readonly string[]): First => ({
    visitor: needsOf(visitor, modules, visitors),
    member: needsOf(member, modules, members),
  })
}

/** What who does not get to see a page gets in its place. */
async function instead(name: string, needed: Assets, packs: Packs, start: readonly Stage[]) {
  const { stands, files } = await packs.of([...start, { name, parts: needed.preload }])
  const { files: entry } = await packs.of(start)
  /** What it asks for at an address whose page has these styles in it. */
  const other = ({ styles }: Assets): NonNullable<First['other']> => ({
    modules: [
      ...files.slice(entry.length),
      ...needed.styles.map(({ path }) => path).filter((path) => !styles.some((one) => one.path === path)),
    ],
    calls: [],
    telling: [],
    later: [],
  })
  return { stands, other }
}

/** HTML of the web, by file. */
export async function webPages(
  addresses: readonly Address[],
  { template, shell: plain, assets, packs }: Materials,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const shell: Served = { html: plain, name: '' }
  const needs = needsOfBoth(addresses)
  const start = await webStages(assets)
  const { files: entry, stands: ofAll } = await packs.of(start)
  const assetsOf = (page: Page) => assets(['index.html', ...modulesOf(page)])
  const signIn = await instead('LoginPage', await assetsOf(pages.login), packs, start)
  for (const { route, page, seed, visitor, member } of addresses) {
    const needed = await assetsOf(page)
    const begins = [...start, stageOf(page, needed)]
    const { files: announced } = await packs.of(begins)
    const { stands } = await packs.of([...begins, ...(await soonStages(page, assets))])
    const own = announced.slice(entry.length)
    // What tells a page its texts leaves before the modules: links would be before it.
    const forAll = visitor !== null && member !== null && !toldPaths(visitor).length
    const modules = forAll ? [] : own
    const served = (drawn: Drawn | null): Served =>
      drawn ? { html: drawn.html, name: drawn.html === plain ? '' : page.path } : shell
    const first = firstBlocks({
      ...needs({ visitor, member }, modules),
      ...(visitor ? {} : { other: signIn.other(needed) }),
    })
    files[fileOf(route)] = composePage(
      templateFor(template, served(visitor), served(member), htmlMark),
      { head: `<title></title>${dataOf({ seed, visitor, member })}`, html: served(visitor).html },
      {
        ...needed,
        preload: forAll ? announced : entry,
        waits: 'fetch',
        stands,
        ...(visitor && member ? {} : { standsElse: visitor ? ofAll : signIn.stands }),
      },
    ).replace('</title>', () => `</title>${first}`)
  }
  return files
}

const dataOf = ({ seed, visitor, member }: Pick<Address, 'seed' | 'visitor' | 'member'>): string =>
  (seed && (visitor ?? member)?.data) ?? ''

/** HTML inside LIFF, by file: the waiting screen, and the page for whom it can stand at once (decision 122). */
export async function liffPagesOf(
  addresses: readonly Address[],
  { template, splash, shell, assets, packs }: Materials & { splash: Rendered },
): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const needs = needsOfBoth(addresses)
  const start = await liffStages(assets)
  const { files: entry, stands: ofAll } = await packs.of(start)
  const { files: site } = await packs.of(start.slice(0, -1))
  const outside = await instead('outside', await assets([...liffModules, ...outsideOfLine]), packs, start)
  const exchange: Stage = { name: 'exchange', parts: (await assets([...liffModules, ...signingIn])).preload }
  const link = stageOf(pages.start, await assets([...liffModules, ...modulesOf(pages.start)]))
  /**
   * What is seen by all has in it what LINE's word is exchanged with. Of a page that is its members' nothing comes to whom LINE knows and
   * nobody here: they get the exchange, and the page where an account is linked, of which what both pages need is a file of its own.
   */
  const stagesOf = (own: Stage, isForAll: boolean): { page: Stage[]; instead: Stage[] } => {
    if (isForAll) return { page: [{ ...own, parts: [...own.parts, ...exchange.parts] }], instead: [] }
    const shared = own.parts.filter((part) => link.parts.includes(part))
    return { page: [exchange, { name: 'forms', parts: shared }, own], instead: [link] }
  }
  for (const { route, page, seed, visitor, member } of addresses) {
    if (pageOf(route) === null) continue
    const needed = await assets([...liffModules, ...modulesOf(page)])
    const stages = stagesOf(stageOf(page, needed), visitor !== null)
    const told = member ? [await noticeStage(assets)] : []
    const { files: announced } = await packs.of([...start, ...stages.page])
    const after = [...(await soonStages(page, assets)), ...stages.instead, ...told]
    const { stands } = await packs.of([...start, ...stages.page, ...after])
    const modules = announced.slice(entry.length)
    const frame = (drawn: Drawn | null) => (drawn && drawn.html !== shell ? insideLiff(drawn.html) : null)
    const frames = { visitor: frame(visitor), member: frame(member) }
    const shown = [frames.visitor, frames.member].filter((html) => html !== null)
    const data = shown.length > 0 ? dataOf({ seed, visitor, member }) : ''
    // Pictures go before the scripts, as on the web, where whoever sees the page has them in it.
    const complete = shown.every((html) => html.includes('<img'))
    // Whoever it is gets to see it, at once or when LINE has answered.
    const urgent = frames.visitor && frames.member ? urgentIn(frames.visitor) : ''
    const first = firstInLiff(
      { ...needs({ visitor, member }, modules), ...(visitor ? {} : { other: outside.other(needed) }) },
      ornamentOf(needed),
      urgent,
    )
    files[liffFileOf(route)] = composePage(
      templateInLiff(template, frames, htmlMark),
      { ...splash, head: splash.head + (complete ? data : '') },
      {
        styles: needed.styles,
        preload: site,
        inLine: {
          all: entry.slice(site.length),
          ...(visitor ? {} : { signingIn: modules.slice(0, 1), knownHere: modules.slice(1) }),
        },
        waits: 'fetch',
        stands,
        ...(visitor && member ? {} : { standsElse: visitor ? ofAll : outside.stands }),
      },
    )
      .replace('</title>', () => `</title>${first}`)
      .replace('</body>', () => `${complete ? '' : data}</body>`)
  }
  return files
}

/** The drawing on the waiting screen (src/app/liff/liff-splash.css). */
function ornamentOf({ styles }: Assets): string {
  const [, address] =
    styles.map(({ text }) => /\.liff-splash-spray\{[^}]*?url\(([^)]+)\)/.exec(text)).find(Boolean) ?? []
  if (!address) throw new Error('The waiting screen has no ornament.')
  return address.replaceAll(/["']/g, '')
}

/** Its links lead on below the endpoint, as the router will have them. */
const insideLiff = (html: string): string =>
  html.replace(
    /(<a [^>]*?href=")(\/[^"]*)(?=")/g,
    (_, before: string, path: string) => before + shownAddress(path),
  )

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
