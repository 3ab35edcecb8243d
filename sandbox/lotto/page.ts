import { html } from 'hono/html'
import { betTypes } from '#contracts/lotto.ts'
import { page } from '../pages/layout.ts'
import type { ShownRound } from './shown-round.ts'

const when = (at: number) =>
  html`<time datetime="${new Date(at).toISOString()}"
    >${new Date(at).toISOString().slice(5, 16).replace('T', ' ')}</time
  >`

const hidden = ({ round_id }: ShownRound) => html`<input type="hidden" name="round_id" value="${round_id}" />`

const press = (round: ShownRound, action: string, label: string) =>
  html`<form method="post" action="/sandbox/lotto/${action}">
    ${hidden(round)}
    <button type="submit" aria-label="${label} ${round.lottery} ${round.round_id}">${label}</button>
  </form>`

const drawForm = (round: ShownRound) =>
  html`<form method="post" action="/sandbox/lotto/draw" class="row">
    ${hidden(round)}
    ${round.prizes.map((key) => html`<label>${key} <input name="${key}" placeholder="by chance" autocomplete="off" /></label>`)}
    <button type="submit" class="primary" aria-label="Draw ${round.lottery} ${round.round_id}">Draw</button>
  </form>`

const numberForm = (round: ShownRound) =>
  html`<form method="post" action="/sandbox/lotto/number" class="row">
    ${hidden(round)}
    <label>Bet type <input name="bet_type" required list="bet-types" autocomplete="off" /></label>
    <label>Number <input name="number" required inputmode="numeric" autocomplete="off" /></label>
    <label
      >State
      <select name="state">
        <option>closed</option>
        <option>reduced</option>
        <option>capped</option>
      </select></label
    >
    <label>Rate or cap (baht) <input name="amount" inputmode="decimal" autocomplete="off" /></label>
    <button type="submit" aria-label="Restrict a number of ${round.lottery} ${round.round_id}">
      Restrict
    </button>
  </form>`

const entry = (round: ShownRound) =>
  html`<li class="card" aria-label="${round.lottery} ${round.round_id}">
    <header>
      <span
        ><span lang="th">${round.name} ${round.title}</span>
        <code>${round.lottery}</code> ${round.state}</span
      >
      <span>
        <a href="/sandbox/lotto/desk?round=${round.round_id}">desk</a>
        <a href="/sandbox/lotto/book?round=${round.round_id}">book</a>
        <a href="/lotto/${round.round_id}">round ${round.round_id}</a>
      </span>
    </header>
    <p>
      Opens ${when(round.opens_at)}, closes ${when(round.closes_at)}, result ${when(round.result_at)} (UTC)
    </p>
    <div class="presses">
      ${press(round, 'close', 'Close now')} ${press(round, 'postpone', 'Postpone an hour')}
      ${press(round, 'no-result', 'No result')} ${press(round, 'void', 'Void')}
    </div>
    ${round.kind === 'draw' ? drawForm(round) : html`<p>Decided by its shots when it closes.</p>`}
    <details>
      <summary>Restrict a number</summary>
      ${numberForm(round)}
    </details>
  </li>`

/** In English: for who tries the site out. */
export const lottoPage = (rounds: readonly ShownRound[]) =>
  page({
    title: 'Draws',
    lang: 'en',
    mark: 'No money here is real.',
    wide: true,
    body: html`<ul class="links">
        <li><a href="/">The site</a></li>
        <li><a href="/sandbox">Sandbox</a></li>
        <li><a href="/sandbox/lotto/desk">The desk: what two operators say, other times, corrections</a></li>
        <li><a href="/sandbox/lotto?lottery=test">Only the sandbox's own lottery</a></li>
      </ul>
      <p>
        The next rounds of each lottery. Draws are announced by chance when their time comes; here they come
        at once, with your numbers or by chance. Two numbers of one prize have a space between them.
      </p>
      <datalist id="bet-types">
        ${Object.keys(betTypes).map((key) => html`<option value="${key}"></option>`)}
      </datalist>
      <ul class="messages">
        ${rounds.map(entry)}
      </ul>`,
  })
