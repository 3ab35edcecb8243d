import { html } from 'hono/html'
import { page } from '../pages/layout.ts'
import type { BookOrder } from './books.ts'
import type { Way } from './pay.ts'

const labels: Readonly<Record<Way, string>> = {
  exact: 'Pay exactly',
  wrong: 'Pay 1 baht less',
  late: 'Pay late',
  twice: 'Pay twice',
  stranger: 'Pay from another name',
  repeat: 'Pay, told three times',
  silent: 'Pay, notice lost',
  expire: 'Let it run out',
}

const offered: Readonly<Record<string, readonly Way[]>> = {
  waiting: ['exact', 'wrong', 'late', 'twice', 'stranger', 'repeat', 'silent', 'expire'],
  checking: ['exact'],
  expired: ['exact', 'silent'],
  cancelled: ['exact'],
  credited: ['exact'],
}

type Fields = Readonly<Record<string, string>>

const press = (action: string, hidden: Fields, label: string, about: string, kind = '') =>
  html`<form method="post" action="/sandbox/bank/${action}">
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button type="submit" class="${kind}" aria-label="${label} ${about}">${label}</button>
  </form>`

const payButtons = (order: BookOrder) =>
  (offered[order.state] ?? []).map((way) =>
    press(
      'pay',
      { order_id: order.order_id, how: way },
      labels[way],
      order.ref,
      way === 'exact' ? 'primary' : '',
    ),
  )

const heldRow = (order: BookOrder, held: BookOrder['held'][number]) =>
  html`<p>Held for people: ${held.amount} (${held.reason})</p>
    <div class="presses">
      ${press('decide', { event_id: held.event_id, answer: 'accept' }, 'Accept', order.ref)}
      ${press('decide', { event_id: held.event_id, answer: 'return' }, 'Send back', order.ref)}
    </div>`

const slipOnly = (order: BookOrder) =>
  order.state === 'checking' && order.held.length === 0
    ? html`<p>
          <a href="/sandbox/bank/sent/${order.order_id}">A slip</a> without a transfer waits for people.
        </p>
        <div class="presses">
          ${press('decide', { order_id: order.order_id, answer: 'no_transfer' }, 'No such transfer', order.ref)}
        </div>`
    : ''

const entry = (order: BookOrder) =>
  html`<li class="card">
    <header>
      <span><code>${order.ref}</code> ${order.username}, ${order.kind}, ${order.state}</span>
      <time datetime="${new Date(order.expires_at).toISOString()}"
        >until ${new Date(order.expires_at).toISOString().slice(11, 19)} UTC</time
      >
    </header>
    <strong class="code">${order.pay_amount}</strong>
    ${order.message ? html`<p lang="th">${order.message}</p>` : ''}
    ${order.transfers.map(
      (sent) =>
        html`<p>
          Sent ${sent.amount} by <span lang="th">${sent.sender}</span>:
          <a href="/sandbox/bank/slip/${sent.txn_id}.png">slip ${sent.txn_id}</a>
        </p>`,
    )}
    ${order.held.map((held) => heldRow(order, held))} ${slipOnly(order)}
    <div class="presses">${payButtons(order)}</div>
  </li>`

/** In English: for who tries the site out. */
export const bankPage = (orders: readonly BookOrder[]) =>
  page({
    title: 'Bank',
    lang: 'en',
    mark: 'No money here is real.',
    body: html`<ul class="links">
        <li><a href="/">The site</a></li>
        <li><a href="/sandbox">Sandbox</a></li>
      </ul>
      <p>
        Plays the member's bank for deposit orders: pays them rightly, or in the ways that go wrong. People's
        decisions about what was held are here too.
      </p>
      ${
        orders.length === 0
          ? html`<p class="card">No order yet. Open one at <a href="/member/deposit">/member/deposit</a>.</p>`
          : html`<ul class="messages">
              ${orders.map(entry)}
            </ul>`
      }`,
  })
