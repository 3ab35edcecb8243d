/** A statement as a page for paper: no script, its style named by its hash, nothing loaded from anywhere. */
import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { StatementLine } from '#contracts/statement.ts'
import { formatAmount, formatCount } from '#rules/baht.ts'
import { statementWords } from '../../../strings/statement.ts'
import { rowOf } from './csv.ts'

const words = statementWords.file

const style = `
@page { size: A4; margin: 14mm }
body { font: 13px/1.55 'Noto Sans Thai', 'Sarabun', 'Thonburi', 'Leelawadee UI', sans-serif; color: #1b0f0a; background: #fff; margin: 24px auto; max-width: 1080px; padding: 0 16px }
h1 { font-size: 22px; line-height: 1.5; margin: 0 }
p { margin: 2px 0 }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; margin-top: 16px; font-variant-numeric: tabular-nums }
th { text-align: start; font-weight: 600; border-bottom: 2px solid #a67c37 }
th, td { padding: 5px 8px 5px 0; vertical-align: top }
td { border-bottom: 1px solid #e2d6c2 }
tr { break-inside: avoid }
thead { display: table-header-group }
.n { text-align: end; white-space: nowrap }
.hint { color: #634c3d }
tfoot td { font-weight: 600; border-bottom: 0; border-top: 2px solid #a67c37 }
@media print { body { margin: 0; padding: 0; max-width: none } .hint { display: none } }
`

/** In one piece, so that what is hashed is what is sent. */
const styleElement = `<style>${style}</style>`

/** Of the page's reply. */
export const printPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const MONEY_COLUMNS = [5, 6, 7]
const align = (index: number) => (MONEY_COLUMNS.includes(index) ? 'n' : '')

interface Printed {
  readonly username: string
  readonly at: number
  readonly lines: readonly StatementLine[]
  /** Lines are missing: there were more than fit into one file. */
  readonly cut: string | null
}

const when = new Intl.DateTimeFormat('th-TH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Bangkok',
})

const sum = (lines: readonly StatementLine[], sign: 1 | -1) =>
  lines.reduce((total, { amount }) => (Math.sign(amount) === sign ? total + Math.abs(amount) : total), 0)

export const printPage = ({ username, at, lines, cut }: Printed) =>
  html`<!doctype html>
    <html lang="th">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        ${raw(styleElement)}
      </head>
      <body>
        <h1>${words.title}</h1>
        <p>${words.member(username)}</p>
        <p>${words.count(formatCount(lines.length))} · ${words.printed(when.format(at))}</p>
        ${cut === null ? '' : html`<p>${cut}</p>`}
        <p class="hint">${words.how}</p>
        ${lines.length === 0 ? html`<p>${words.empty}</p>` : table(lines)}
      </body>
    </html>`

const table = (lines: readonly StatementLine[]) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${words.title}">
    <table>
      <thead>
        <tr>
          ${words.columns.map((name, index) => html`<th scope="col" class="${align(index)}">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr>
              ${rowOf(line).map((text, index) => html`<td class="${align(index)}">${text}</td>`)}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <td colspan="5">${words.total}</td>
          <td class="n">${formatAmount(sum(lines, 1))}</td>
          <td class="n">${formatAmount(sum(lines, -1))}</td>
          <td colspan="3"></td>
        </tr>
      </tfoot>
    </table>
  </div>`
