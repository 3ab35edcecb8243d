import { html } from 'hono/html'
import { page } from '../pages/layout.ts'

export interface ShownPayout {
  readonly reference: string
  readonly bank: string
  readonly account: string
  readonly name: string
  readonly baht: string
  readonly sent: number
  readonly state: string
  readonly reason: string
}

const button = (reference: string, answer: string, label: string) =>
  html`<form method="post" action="/sandbox/payouts">
    <input type="hidden" name="reference" value="${reference}" />
    <button type="submit" name="answer" value="${answer}" aria-label="${label} ${reference}">${label}</button>
  </form>`

const row = (payout: ShownPayout) =>
  html`<tr>
    <td><code>${payout.reference}</code></td>
    <td>${payout.bank} <code>${payout.account}</code><br /><span lang="th">${payout.name}</span></td>
    <td>${payout.baht}</td>
    <td>${payout.state} ${payout.reason}${payout.sent > 1 ? html`<br />sent ${payout.sent} times` : ''}</td>
    <td>
      ${
        payout.state === 'running'
          ? html`<div class="row">
              ${button(payout.reference, 'done', 'Pay')}
              ${button(payout.reference, 'name_mismatch', 'Other name')}
              ${button(payout.reference, 'account_closed', 'Closed account')}
            </div>`
          : ''
      }
    </td>
  </tr>`

/** In English: for who tries the site out. */
export const payoutsPage = (payouts: readonly ShownPayout[]) =>
  page({
    title: 'Payouts',
    lang: 'en',
    mark: 'No money here is real.',
    wide: true,
    body: html`<ul class="links">
        <li><a href="/">The site</a></li>
        <li><a href="/sandbox">Sandbox</a></li>
      </ul>
      <p>
        What the bank was asked to pay. It decides by itself after a few seconds; the sentinel amount waits
        for these buttons.
      </p>
      ${
        payouts.length === 0
          ? html`<p class="card">Nothing was asked for yet.</p>`
          : html`<div class="scroll" tabindex="0" role="region" aria-label="Payouts">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Reference</th>
                    <th scope="col">Account</th>
                    <th scope="col">Baht</th>
                    <th scope="col">State</th>
                    <th scope="col">Decide</th>
                  </tr>
                </thead>
                <tbody>
                  ${payouts.map(row)}
                </tbody>
              </table>
            </div>`
      }`,
  })
