/**
 * `npm run platforms [-- reference specification dialect broken] [--journeys=bill,deposit] [--no-walk] [--no-press] [--only=/member]
 * [--seed=2569] [--as-built] [--write]`: the site on four platforms, in Chromium. `--write` puts the counts into docs/platforms.md, beside those of other platforms, `--as-built`
 * takes dist/site as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { closingLine } from '../../scripts/lib/counts.ts'
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs'
import { main } from '../../scripts/lib/main.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { siteEnv } from '../../scripts/lib/site-env.mjs'
import { findBrowser } from '../../scripts/test/browser.ts'
import { journeys } from './journeys.ts'
import { kinds, SEED } from './kinds.ts'
import { runPlatforms, type Seen } from './run.ts'

const PAGE = at('docs', 'platforms.md')
const MARKS = /(<!-- platforms -->\n)([\s\S]*)(\n<!-- \/platforms -->)/
const heads = [
  'platform',
  'what it is',
  'journeys',
  'pages',
  'links',
  'buttons',
  'retries',
  'not offered, asked once',
  'asked again',
  'faults',
  'run',
]

/** When it was, how long it took, and how busy the machine was, in tasks a minute over the last quarter of an hour. */
function whenOf(seconds: number): string {
  const [, , load] = loadavg()
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${Math.round(seconds / 60)} min, ${cpus().length} cores, load ${load!.toFixed(1)}`
}

const rowOf = ({ kind, journeys: { done, of }, walked, asked, faults, seconds }: Seen): string[] =>
  [
    kind.name,
    kind.says,
    `${done} of ${of}`,
    walked.pages,
    walked.links,
    walked.buttons,
    walked.retries,
    asked.lacking,
    asked.again,
    faults.length,
    whenOf(seconds),
  ].map(String)

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const table = (rows: readonly string[]): string =>
  ['', lineOf(heads), lineOf(heads.map((_, at) => (at < 2 ? '---' : '--:'))), ...rows, ''].join('\n')

/** The page with these rows in its table; those of other platforms stay as their own run wrote them. */
async function written(page: string, seen: readonly Seen[]): Promise<string> {
  const text = page.replace(MARKS, (_, before: string, old: string, after: string) => {
    const kept = old.split('\n').filter((line) => line.startsWith('|'))
    const own = new Map(seen.map((one) => [one.kind.name as string, lineOf(rowOf(one))]))
    const rows = kinds().flatMap(
      ({ name }) => own.get(name) ?? kept.find((line) => line.split('|')[1]?.trim() === name) ?? [],
    )
    return before + table(rows) + after
  })
  return format(text, { ...(await resolveConfig(PAGE)), filepath: PAGE })
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      journeys: { type: 'string', default: '' },
      walk: { type: 'boolean', default: true },
      press: { type: 'boolean', default: true },
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: String(SEED) },
      write: { type: 'boolean', default: false },
      'as-built': { type: 'boolean', default: false },
    },
  })
  if (!values['as-built']) await ensureBuilt(siteEnv(process.env, true))
  const names = values.journeys.split(',').filter(Boolean)
  const seen = await runPlatforms({
    kinds: kinds(Number(values.seed)).filter(
      ({ name }) => positionals.length === 0 || positionals.includes(name),
    ),
    journeys: journeys.filter(({ name }) => names.length === 0 || names.includes(name)),
    walks: values.walk,
    presses: values.press,
    only: values.only,
    chromium: (await findBrowser()).path,
  })
  for (const { kind, faults } of seen)
    for (const fault of faults) console.log(`FAILED ${kind.name} › ${fault}`)
  console.log(table(seen.map((one) => lineOf(rowOf(one)))))
  if (values.write) writeFileSync(PAGE, await written(readFileSync(PAGE, 'utf8'), seen))
  const failed = seen.reduce((sum, { faults }) => sum + faults.length, 0)
  const passed = seen.reduce((sum, { journeys: made, walked }) => sum + made.done + walked.pages, 0)
  console.log(closingLine({ passed, failed }))
  return failed > 0 ? 1 : 0
})
