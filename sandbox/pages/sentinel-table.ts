import { html } from 'hono/html'
import { FAILING_GAME, SLOW_GAME } from '../catalogue/catalogue.ts'
import {
  ACCOUNT_REFUSED,
  AMOUNT_PAYOUT_BY_HAND,
  AMOUNT_PAYOUT_REFUSED,
  AMOUNT_PAYOUT_SILENT,
  MOBILE_OTP_FAILS,
  MOBILE_OTP_SLOW,
  USERNAME_BREAKS,
  USERNAME_SLOW,
} from '../sentinels.ts'

const sentinels: readonly (readonly [where: string, input: string, effect: string])[] = [
  ['Registration: mobile', MOBILE_OTP_FAILS, 'the SMS cannot be sent'],
  ['Registration: mobile', MOBILE_OTP_SLOW, 'asking for a code is answered after 8 seconds'],
  ['Sign-in: username', USERNAME_SLOW, 'answered after 8 seconds'],
  ['Sign-in: username', USERNAME_BREAKS, 'the server fails (HTTP 500)'],
  ['Game', FAILING_GAME, 'its launch is refused'],
  ['Game', SLOW_GAME, 'its launch is slow'],
  ['Withdrawal: baht', AMOUNT_PAYOUT_REFUSED, 'the bank refuses it, the money comes back'],
  ['Withdrawal: baht', AMOUNT_PAYOUT_SILENT, 'the bank does not answer at first'],
  ['Withdrawal: baht', AMOUNT_PAYOUT_BY_HAND, 'waits for a decision at /sandbox/payouts'],
  ['Withdrawal: account', ACCOUNT_REFUSED, 'the bank refuses any amount'],
  ['LINE: last buttons', 'consent page', 'failed auto login, unknown code, LINE out of order'],
]

export const sentinelTable = () =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="Sentinels">
    <table>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">What</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        ${sentinels.map(
          ([where, input, effect]) =>
            html`<tr>
              <td>${where}</td>
              <td><code>${input}</code></td>
              <td>${effect}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
