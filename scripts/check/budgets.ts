import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli, gzip } from '../build/compress.ts'
import { visitsOfPages, type Visit } from '../build/parts/by-itself.ts'
import { standsIn } from '../build/pages/html.ts'
import { chunksOf, readManifest, stylesOf, type Manifest } from '../build/manifest.ts'
import { ensureBuilt } from '../lib/ensure-built.mjs'
import { at } from '../lib/paths.mjs'
import { siteEnv } from '../lib/site-env.mjs'
import type { Finding, Step } from './step.ts'

type Packing = 'brotli' | 'gzip'

/** One line of scripts/budgets.json: a page (or each of many pages) and what it may weigh. */
interface Group {
  name: string
  /** Source modules loaded beside the web entry for this page. */
  modules?: string[]
  /** Or: each page whose component and visitor match (`landing/LandingPage, visitor`), with all that it loads by itself (scripts/build/parts/by-itself.ts), as each who sees it. */
  visits?: string
  /** 'none' when the page does not start from index.html. */
  entry?: 'none'
  /** How its bytes are counted; brotli unless told. */
  packing?: Packing
  /** The built HTML, when it counts (inlined styles live in it). */
  page?: string
  js: number
  css: number
  html?: number
  /** The most scripts. */
  scripts?: number
}

export interface Budgets {
  groups: Group[]
  /** The most any lazy chunk may weigh by itself. */
  chunk: number
}

type Weigh = (path: string, packing?: Packing) => Promise<number>

/** By a script, the one that is fetched in its place where a page begins that loads these modules. */
type Stands = (keys: readonly string[]) => Readonly<Record<string, string>>

/** Holds a built site against the budgets. Sizes come from `weigh` (kB), so that a test can give its own. */
export async function budgetFinding(
  manifest: Manifest,
  budgets: Budgets,
  weigh: Weigh,
  visits: readonly Visit[] = visitsOfPages,
  stands: Stands = () => ({}),
): Promise<Finding> {
  const faults: string[] = []
  const notes: string[] = []
  for (const group of budgets.groups) {
    const weighHere: Weigh = (path) => weigh(path, group.packing)
    const pages = await Promise.all(
      pagesOf(group, visits).map((page) => weighPage(manifest, page, weighHere, stands(page.keys))),
    )
    const heaviest = pages.toSorted((a, b) => b.js - a.js)[0]
    if (!heaviest) {
      faults.push(`${group.name}: no module of the build belongs to this budget.`)
      continue
    }
    const most = (what: 'css' | 'scripts') => Math.max(...pages.map((page) => page[what]))
    notes.push(
      `${group.name} at most ${heaviest.js.toFixed(1)} kB JS (${heaviest.name}), ${most('css').toFixed(1)} kB CSS, ${most('scripts')} scripts`,
    )
    for (const page of pages) {
      faults.push(
        ...over(page.name, 'JavaScript', page.js, group.js),
        ...over(page.name, 'CSS', page.css, group.css),
        ...(page.scripts > (group.scripts ?? Infinity)
          ? [`${page.name}: ${page.scripts} scripts; the budget is ${group.scripts!}.`]
          : []),
      )
    }
    if (group.page && group.html)
      faults.push(...over(group.page, 'HTML', await weighHere(group.page), group.html))
  }
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.file.endsWith('.js') && !key.endsWith('.html')) {
      faults.push(...over(key, 'one chunk', await weigh(chunk.file), budgets.chunk))
    }
  }
  return { faults, note: notes.join('; ') }
}

export const budgetsStep: Step = {
  name: 'Bundle budgets',
  async look() {
    await ensureBuilt(siteEnv(process.env, true))
    const site = at('dist', 'site')
    const budgets = JSON.parse(readFileSync(at('scripts', 'budgets.json'), 'utf8')) as Budgets
    const weights = new Map<string, Promise<number>>()
    const weigh: Weigh = (path, packing = 'brotli') => {
      const key = `${packing} ${path}`
      const pack = packing === 'gzip' ? gzip : brotli
      const known =
        weights.get(key) ?? pack(readFileSync(join(site, path))).then((bytes) => bytes.length / 1000)
      weights.set(key, known)
      return known
    }
    const manifest = readManifest(join(site, '.vite', 'manifest.json'))
    return budgetFinding(manifest, budgets, weigh, visitsOfPages, standsOf(site, manifest))
  },
}

interface Weighed {
  readonly name: string
  /** Source modules that it loads. */
  readonly keys: readonly string[]
}

function pagesOf({ entry, modules, visits: wanted }: Group, visits: readonly Visit[]): Weighed[] {
  const start = entry === 'none' ? [] : ['index.html']
  if (modules) return [{ name: modules.at(-1) ?? '', keys: [...start, ...modules] }]
  const pattern = new RegExp(wanted ?? '^$')
  return visits
    .map(({ page, who, modules: own }) => ({ name: `${page}, ${who}`, keys: [...start, ...own] }))
    .filter(({ name }) => pattern.test(name))
}

async function weighPage(
  manifest: Manifest,
  { name, keys }: Weighed,
  weigh: Weigh,
  stands: Readonly<Record<string, string>>,
) {
  const chunks = chunksOf(manifest, keys)
  const files = [...new Set(chunks.map(({ file }) => stands[file] ?? file))]
  const sum = async (paths: string[]) =>
    (await Promise.all(paths.map((path) => weigh(path)))).reduce((a, b) => a + b, 0)
  return { name, js: await sum(files), css: await sum(stylesOf(chunks)), scripts: files.length }
}

/** By the import maps of the built HTML: a page's own is one that has its component. */
function standsOf(site: string, manifest: Manifest): Stands {
  const mapOf = (name: string) => standsIn(readFileSync(join(site, name), 'utf8'))
  const below = existsSync(join(site, 'pages')) ? readdirSync(join(site, 'pages')) : []
  const own = below.filter((name) => name.endsWith('.html')).map((name) => `pages/${name}`)
  const maps = ['index.html', ...own].map(mapOf)
  return (keys) => {
    if (keys[0] !== 'index.html') return mapOf(keys[0] ?? '')
    const page = manifest[keys.find((key) => key.startsWith('src/pages/')) ?? '']?.file ?? ''
    return maps.find((map) => page in map) ?? mapOf('shell.html')
  }
}

function over(where: string, what: string, kilobytes: number, limit: number): string[] {
  return kilobytes > limit
    ? [`${where}: ${what} weighs ${kilobytes.toFixed(1)} kB; the budget is ${limit} kB.`]
    : []
}
