import { html } from 'hono/html'
import { calendarNames } from '#server/modules/lotto/special-days.ts'
import type { RoundOfLottery } from '#server/modules/lotto/rounds.ts'
import { page } from '../pages/layout.ts'
import { deskOperators, type DeskRound } from './desk.ts'
import { prizeKeys } from './draw.ts'

const written = (at: number | null) =>
  at === null ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const field = (name: string, label: string, value = '', hint = '') =>
  html`<label
    >${label} <input name="${name}" value="${value}" placeholder="${hint}" autocomplete="off"
  /></label>`

/** Who does it, and why: both are kept. */
const signed = html`<label
    >Operator
    <select name="operator">
      ${deskOperators.map((name) => html`<option>${name}</option>`)}
    </select></label
  >
  <label>Reason <input name="reason" required minlength="3" autocomplete="off" /></label>`

const form = (call: string, label: string, fields: unknown) =>
  html`<form method="post" action="/sandbox/lotto/desk/${call}" class="row">
    ${fields} ${signed}
    <button type="submit">${label}</button>
  </form>`

/** The sections of one round, for any page that shows one. */
function deskSections({ round, lottery, readings, acts, claims }: DeskRound) {
  const hidden = html`<input type="hidden" name="round_id" value="${round.id}" />`
  const { family } = lottery
  return html`<section class="card">
      <h2 lang="th">${lottery.name} ${round.title}</h2>
      <p>
        <code>${lottery.key}</code> ${round.state}, result no. ${round.resultNo}. Closes
        ${written(round.closesAt)}, value ${written(round.valueAt) || 'not told'}, result
        ${written(round.resultAt)}, paid from ${written(round.paysAt) || 'at once'} (UTC).
      </p>
      <p>
        ${lottery.confirmations} must say the same; held for ${lottery.holdSeconds} seconds; given up after
        ${lottery.deadlineMinutes} minutes.
      </p>
      <ul>
        ${readings.map((one) => html`<li>No. ${one.resultNo}, ${one.source}: <code>${one.said}</code></li>`)}
      </ul>
    </section>
    ${
      family === 'yeekee'
        ? ''
        : html`<section class="card">
            <h2>What was drawn</h2>
            <p>A first result, or a correction of the one there is: two operators say the same.</p>
            ${form('reading', 'Say', [hidden, prizeKeys(family).map((key) => field(key, key)), field('value', 'Value known at', '', '2026-12-24 18:00')])}
            ${form('reading', 'Nothing was drawn', [hidden, html`<input type="hidden" name="nothing" value="1" />`])}
          </section>`
    }
    <section class="card">
      <h2>Other times, or none</h2>
      ${form('redate', 'Give it these times', [hidden, field('opens', 'Opens', written(round.opensAt)), field('closes', 'Closes', written(round.closesAt)), field('result', 'Result', written(round.resultAt)), field('value', 'Value known at', written(round.valueAt))])}
      ${form('void', 'Void', hidden)}
    </section>
    <section class="card">
      <h2>Claims</h2>
      <ul>
        ${claims.map(
          (claim) =>
            html`<li>
              ${(claim.amount / 100).toFixed(2)} baht, bill ${claim.billId}, ${claim.state}
              ${claim.state === 'open' ? form('waive', 'Waive', html`<input type="hidden" name="claim_id" value="${claim.id}" />`) : ''}
            </li>`,
        )}
      </ul>
    </section>
    <section class="card">
      <h2>What was done</h2>
      <ul>
        ${acts.map((act) => html`<li>${written(act.at)} ${act.actor}: ${act.act}. ${act.reason}</li>`)}
      </ul>
    </section>`
}

/** In English: for who tries the site out. */
export const deskPage = (shown: DeskRound | null, decided: readonly RoundOfLottery[]) =>
  page({
    title: 'Desk of the draws',
    lang: 'en',
    mark: 'No money here is real.',
    wide: true,
    body: html`<ul class="links">
        <li><a href="/sandbox/lotto">Draws</a></li>
      </ul>
      ${shown ? deskSections(shown) : ''}
      <section class="card">
        <h2>A day that was decided later</h2>
        ${form('day', 'Enter', [
          html`<label
            >Calendar
            <select name="calendar">
              ${calendarNames.map((name) => html`<option>${name}</option>`)}
            </select></label
          >`,
          field('day', 'Day', '', '2026-12-24'),
          field('sessions', 'Sessions', '', 'closed, or close=12:30 morning=none'),
        ])}
      </section>
      <section class="card">
        <h2>Decided last</h2>
        <ul>
          ${decided.map(({ round, lottery }) => html`<li><a href="/sandbox/lotto/desk?round=${round.id}" lang="th">${lottery.name} ${round.title}</a> ${round.top3} ${round.bottom2} ${round.state}</li>`)}
        </ul>
      </section>`,
  })
