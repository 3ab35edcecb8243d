import { html } from 'hono/html'
import { page } from '../pages/layout.ts'

export interface WaitingAccount {
  readonly id: string
  readonly username: string
  readonly bank: string
  readonly no: string
  readonly name: string
}

const button = ({ id, username }: WaitingAccount, answer: string, label: string) =>
  html`<form method="post" action="/sandbox/bank-accounts">
    <input type="hidden" name="id" value="${id}" />
    <button type="submit" name="answer" value="${answer}" aria-label="${label} ${username}">${label}</button>
  </form>`

const row = (account: WaitingAccount) =>
  html`<tr>
    <td><code>${account.username}</code></td>
    <td>${account.bank} <code>${account.no}</code></td>
    <td lang="th">${account.name}</td>
    <td>
      <div class="row">${button(account, 'accept', 'Accept')} ${button(account, 'refuse', 'Refuse')}</div>
    </td>
  </tr>`

/** In English: for who tries the site out. */
export const accountsPage = (accounts: readonly WaitingAccount[]) =>
  page({
    title: 'Bank accounts to check',
    lang: 'en',
    mark: 'No money here is real.',
    wide: true,
    body: html`<ul class="links">
        <li><a href="/">The site</a></li>
        <li><a href="/sandbox">Sandbox</a></li>
      </ul>
      <p>Second accounts that members gave. At a real agent people compare the name with the bank's.</p>
      ${
        accounts.length === 0
          ? html`<p class="card">None is waiting.</p>`
          : html`<div class="scroll" tabindex="0" role="region" aria-label="Accounts">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Username</th>
                    <th scope="col">Account</th>
                    <th scope="col">Name</th>
                    <th scope="col">Decide</th>
                  </tr>
                </thead>
                <tbody>
                  ${accounts.map(row)}
                </tbody>
              </table>
            </div>`
      }`,
  })
