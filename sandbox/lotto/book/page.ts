import { html } from 'hono/html'
import { formatBaht } from '#rules/baht.ts'
import type { LiveBook } from '#server/modules/book/live-book.ts'
import { page } from '../../pages/layout.ts'

type Bound = NonNullable<LiveBook['limits']['member']>
type Row = LiveBook['numbers'][number]

const baht = (satang: number) => formatBaht(satang, { whole: true })
const hidden = (book: LiveBook) => html`<input type="hidden" name="round_id" value="${book.round_id}" />`
const reason = html`<label>Reason <input name="reason" required minlength="3" autocomplete="off" /></label>`

const told = ({ most, step }: Bound) =>
  `${baht(most)}${step ? `, beyond ${baht(step.from)} at ${step.percent} %` : ''}`

const stateOf = ({ state, rate }: Row) =>
  state === null ? '' : rate === null ? state : `${state}, pays ${rate / 100}`

const numberRow = (row: Row) =>
  html`<tr>
    <td><code>${row.bet_type}</code></td>
    <td><b>${row.number}</b></td>
    <td>${baht(row.staked)}</td>
    <td>${row.cap === null ? 'none' : baht(row.cap)}</td>
    <td>${baht(row.owed)}</td>
    <td>${baht(row.worst_with)}</td>
    <td>${stateOf(row)}</td>
  </tr>`

const numberForm = (book: LiveBook) =>
  html`<form method="post" action="/sandbox/lotto/book/number" class="row">
    ${hidden(book)}
    <label>Bet type <input name="bet_type" required autocomplete="off" list="sold" /></label>
    <label>Number <input name="number" required inputmode="numeric" autocomplete="off" /></label>
    <label
      >From now on
      <select name="state">
        <option value="capped">capped</option>
        <option value="reduced">reduced</option>
        <option value="closed">closed</option>
        <option value="usual">as usual</option>
      </select></label
    >
    <label>A baht wins <input name="rate" inputmode="decimal" autocomplete="off" /></label>
    <label>Cap, all members (baht) <input name="cap" inputmode="decimal" autocomplete="off" /></label>
    ${reason}
    <button type="submit" class="primary">Set the number</button>
    <datalist id="sold">
      ${[...new Set(book.numbers.map((row) => row.bet_type))].map((type) => html`<option value="${type}"></option>`)}
    </datalist>
  </form>`

const boundFields = (name: string, label: string, bound: Bound | undefined) => {
  const written = (value: number | undefined) => (value === undefined ? '' : String(value / 100))
  return html`<label
      >${label} (baht) <input name="${name}_most" inputmode="decimal" value="${written(bound?.most)}"
    /></label>
    <label
      >beyond <input name="${name}_from" inputmode="decimal" value="${written(bound?.step?.from)}"
    /></label>
    <label
      >pays % <input name="${name}_percent" inputmode="numeric" value="${bound?.step?.percent ?? ''}"
    /></label>`
}

const limitsForm = (book: LiveBook) =>
  html`<form method="post" action="/sandbox/lotto/book/limits" class="row">
    ${hidden(book)} ${boundFields('member', 'A member stakes at most', book.limits.member)}
    ${boundFields('payout', 'A result costs at most', book.limits.payout)}
    <label
      >Limits
      <select name="own">
        <option value="yes">these</option>
        <option value="no">the lottery's</option>
      </select></label
    >
    ${reason}
    <button type="submit">Set the limits</button>
  </form>`

/** In English: for who sits at the desk. */
export const bookPage = (book: LiveBook) =>
  page({
    title: 'Book',
    lang: 'en',
    mark: 'No money here is real.',
    wide: true,
    body: html`<ul class="links">
        <li><a href="/sandbox/lotto">Draws: close, postpone, void</a></li>
        <li><a href="/lotto/${book.round_id}">round ${book.round_id}</a></li>
      </ul>
      <h2><span lang="th">${book.name} ${book.title}</span> <code>${book.lottery}</code> ${book.state}</h2>
      <p>
        ${book.bills} open bills of ${book.members} members, ${baht(book.staked)} staked. The worst result
        costs
        <b>${baht(book.worst)}</b
        >${book.limits.payout ? ` of ${told(book.limits.payout)}` : ', without a limit'}. A member stakes
        ${book.limits.member ? `at most ${told(book.limits.member)}` : 'as they like'}.
      </p>
      <h2>Worst results</h2>
      <ul>
        ${book.worst_results.map(
          ({ place, result, owed }) => html`<li>${place} <b>${result}</b>: ${baht(owed)}</li>`,
        )}
      </ul>
      <h2>A number</h2>
      ${numberForm(book)}
      <h2>The round</h2>
      ${limitsForm(book)}
      <h2>By number</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Bet type</th>
            <th scope="col">Number</th>
            <th scope="col">Staked</th>
            <th scope="col">Cap</th>
            <th scope="col">Owed</th>
            <th scope="col">Worst with it</th>
            <th scope="col">Taken</th>
          </tr>
        </thead>
        <tbody>
          ${book.numbers.map(numberRow)}
        </tbody>
      </table>
      <h2>Done here</h2>
      <ul>
        ${book.acts.map(
          ({ at, operator, what, before, reason: why }) =>
            html`<li>
              <time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().slice(0, 16)}</time>
              ${operator}: ${JSON.stringify(what)}, before ${JSON.stringify(before)}. ${why}
            </li>`,
        )}
      </ul>`,
  })
