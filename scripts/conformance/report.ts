/** What a run found, for the people who build the platform: as text, as JSON, as a page. */
import type { CallState, PlatformProfile } from '../platform/profile.ts'
import { NOT_SERVED, type Outcome, type Verdict } from './check.ts'
import type { Mismatch } from './compare.ts'
import { masked, maskedBody } from './mask.ts'
import { pagesByCall } from './pages-by-call.ts'

/** One call of the report. `pages`: paths of the pages that make it. */
export interface CallReport {
  name: string
  call: string
  origin: string
  summary: string
  result: 'ok' | 'mismatch' | 'skipped'
  /** Of a mismatch: what the site makes of it. */
  verdict?: Verdict
  /** Why it was skipped, or why a mismatch matters. */
  why: string
  sent?: { url: string; body: unknown }
  came?: { status: number; ms: number; headers: Readonly<Record<string, string>>; body: unknown }
  mismatches: readonly Mismatch[]
  pages: readonly string[]
}

export interface Report {
  base: string
  asked_at: string
  zone: string
  signed_in: boolean
  calls: CallReport[]
}

const whys: Readonly<Record<Verdict, string>> = {
  same: 'as declared',
  shrugged: 'the site leaves out the row, or shows the word neutrally',
  read: 'another form of the same: the site reads it right, at the price of a second reading',
  refused: 'the site does not show it: the part says that it failed, and offers a retry',
}

const lostBy = (pages: readonly string[], isHere: boolean): string =>
  isHere || pages.length === 0 ? '' : `; without it: ${pages.join(', ')}`

export function reportOf(outcomes: readonly Outcome[], head: Omit<Report, 'calls'>): Report {
  const pages = pagesByCall()
  const calls = outcomes.map((outcome): CallReport => {
    const { endpoint, exchange } = outcome
    const used = pages.get(endpoint.name) ?? []
    const { name, method, path, origin, summary } = endpoint
    const notServed = outcome.kind === 'skipped' && NOT_SERVED.has(outcome.why)
    return {
      name,
      call: `${method} ${path}`,
      origin: origin === 'spec' ? 'specification' : 'addition',
      summary,
      result: outcome.kind,
      ...(outcome.kind === 'mismatch' && { verdict: outcome.verdict }),
      why:
        outcome.kind === 'ok'
          ? whys.same
          : outcome.kind === 'mismatch'
            ? whys[outcome.verdict]
            : outcome.why + lostBy(used, !notServed),
      ...(exchange && {
        sent: { url: withoutValues(exchange.url), body: masked(exchange.body) },
        came: {
          status: exchange.status,
          ms: exchange.ms,
          headers: exchange.headers,
          body: maskedBody(exchange.text),
        },
      }),
      mismatches: outcome.kind === 'mismatch' ? outcome.mismatches : [],
      pages: used,
    }
  })
  return { ...head, calls }
}

/** Ids in an address are the platform's own; a code of an order or a key may not stand there. */
const withoutValues = (address: string): string => {
  const url = new URL(address)
  for (const name of url.searchParams.keys())
    if (/token|password|code$|key/.test(name) && name !== 'agent_code') url.searchParams.set(name, '…')
  return url.href
}

/** What a build takes (`VITE_PLATFORM_PROFILE`): of an addition that answered, that it is there; of one that is not known, that. */
export function profileOf({ base, asked_at, zone }: Report, outcomes: readonly Outcome[]): PlatformProfile {
  const states = outcomes
    .filter(({ endpoint }) => endpoint.origin === 'extension')
    .map((outcome) => {
      const state: CallState =
        outcome.kind === 'skipped' && NOT_SERVED.has(outcome.why)
          ? 'notOffered'
          : outcome.exchange?.status === 200
            ? 'offered'
            : 'unknown'
      return [outcome.endpoint.name, state] as const
    })
  return { version: 1, base, asked_at, zone, calls: Object.fromEntries(states) }
}

/** Lines of a call with something to say; '' for one without. */
export function textOf(call: CallReport): string {
  if (call.result !== 'mismatch') return ''
  const lines = call.mismatches.map(
    ({ path, expected, got }) => `    ${path}: expected ${expected}, got ${got}\n`,
  )
  const pages = call.pages.length > 0 ? `    pages: ${call.pages.join(', ')}\n` : ''
  const sent = call.sent
    ? `    sent: ${call.sent.url}${call.sent.body ? ` ${JSON.stringify(call.sent.body)}` : ''}\n`
    : ''
  const came = call.came ? `    came: HTTP ${call.came.status} in ${call.came.ms} ms\n` : ''
  return `${call.name}  ${call.call}\n${lines.join('')}    matters: ${call.why}\n${pages}${sent}${came}`
}

export function summaryOf({ calls }: Report): string {
  const of = (result: CallReport['result']) => calls.filter((call) => call.result === result)
  const mismatches = calls.reduce((sum, call) => sum + call.mismatches.length, 0)
  const reasons = new Map<string, number>()
  for (const call of of('skipped')) {
    const why = call.why.replace(/;.*/, '')
    reasons.set(why, (reasons.get(why) ?? 0) + 1)
  }
  const why = [...reasons].map(([reason, n]) => `${n} ${reason}`).join(', ')
  return `${of('ok').length + of('mismatch').length} endpoints checked, ${mismatches} mismatches, ${of('skipped').length} skipped${why && ` (${why})`}\n`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

const row = (call: CallReport): string => {
  const found = call.mismatches
    .map(
      ({ path, expected, got }) =>
        `<li><code>${escaped(path)}</code>: expected ${escaped(expected)}, got ${escaped(got)}</li>`,
    )
    .join('')
  const exchange =
    call.sent && call.came
      ? `<details><summary>HTTP ${call.came.status}, ${call.came.ms} ms</summary><pre>${escaped(JSON.stringify({ sent: call.sent, came: call.came }, null, 2))}</pre></details>`
      : ''
  return `<tr class="${call.verdict ?? call.result}"><td><b>${call.name}</b><br><code>${call.call}</code><br>${escaped(call.summary)}</td><td>${call.origin}</td><td>${call.verdict ?? call.result}</td><td>${escaped(call.why)}<ul>${found}</ul>${exchange}</td><td>${call.pages.join('<br>')}</td></tr>`
}

/** A file of its own, without a script. */
export const htmlOf = (report: Report): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Conformance of ${escaped(report.base)}</title>
<style>body{font:15px/1.5 system-ui;margin:2rem;max-width:1400px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ccc;padding:.4rem .6rem;vertical-align:top;text-align:left}
.refused{background:#fde8e8}.read,.shrugged{background:#fff6dd}.ok{background:#eef9ee}pre{white-space:pre-wrap}ul{margin:.3rem 0;padding-left:1.2rem}</style>
<h1>Conformance of ${escaped(report.base)}</h1>
<p>${escaped(report.asked_at)}, ${report.signed_in ? 'signed in' : 'not signed in'}, times without a zone read as ${escaped(report.zone)}.<br>${escaped(summaryOf(report))}</p>
<table><tr><th>Call</th><th>Whose</th><th>Result</th><th>Why it matters, what differs</th><th>Pages</th></tr>
${report.calls.map(row).join('\n')}
</table></html>
`
