/** What there is in the sandbox: people, sentinels, switches. For who tries the site out, so in English. */
import { html } from 'hono/html'
import { linePeople } from '../people/line-people.ts'
import { people, type Person } from '../people/people.ts'
import { SANDBOX_PASSWORD } from '../sentinels.ts'
import { page } from './layout.ts'
import { sentinelTable } from './sentinel-table.ts'
import type { Settings } from './settings.ts'

const row = (person: Person) =>
  html`<tr>
    <td><code>${person.username}</code></td>
    <td><code>${person.mobile}</code></td>
    <td lang="th">${person.fullName}</td>
    <td><code>${person.affiliateCode}</code></td>
    <td>${person.note}</td>
  </tr>`

const option = (name: string, value: string, now: string, label: string) =>
  html`<label class="choice">
    <input type="radio" name="${name}" value="${value}" ${value === now ? 'checked' : ''} />${label}
  </label>`

const switches = (settings: Settings) =>
  html`<form method="post" action="/sandbox/settings" class="row">
    <fieldset>
      <legend>Registration</legend>
      ${option('register', 'sms', settings.register, 'by SMS code')}
      ${option('register', 'bank', settings.register, 'with a bank account')}
    </fieldset>
    <fieldset>
      <legend>Usernames</legend>
      ${option('username', 'chosen', settings.username, 'chosen by the member')}
      ${option('username', 'made', settings.username, 'made by the platform')}
    </fieldset>
    <fieldset>
      <legend>Age</legend>
      ${option('age', 'declaration', settings.age, 'declared by pressing on')}
      ${option('age', 'birthday', settings.age, 'by date of birth')}
    </fieldset>
    <button type="submit">Save</button>
  </form>`

const money = html`<form method="post" action="/sandbox/money" class="row">
  <label>Username <input name="username" required autocapitalize="none" spellcheck="false" /></label>
  <label>Baht <input name="amount" required inputmode="decimal" value="1000" /></label>
  <button type="submit">Give play money</button>
</form>`

export const indexPage = (settings: Settings) =>
  page({
    title: 'Sandbox',
    lang: 'en',
    mark: 'No money here is real.',
    wide: true,
    body: html`<ul class="links">
        <li><a href="/">The site</a></li>
        <li><a href="/sandbox/inbox">Inbox (SMS codes)</a></li>
        <li><a href="/sandbox/bank-accounts">Bank accounts to check</a></li>
        <li><a href="/sandbox/payouts">Payouts (the bank's side of withdrawals)</a></li>
        <li><a href="/sandbox/bank">Bank (deposits)</a></li>
        <li><a href="/sandbox/lotto">Draws (lottery results)</a></li>
        <li><a href="/sandbox/rewards">Rewards (the nights, polls, things to send)</a></li>
        <li><a href="/sandbox/vitals">How quick pages are</a></li>
        <li><a href="/docs">API document</a></li>
      </ul>
      <h2>People</h2>
      <p>Everybody's password is <code>${SANDBOX_PASSWORD}</code>. Sign in with username or mobile.</p>
      <div class="scroll" tabindex="0" role="region" aria-label="People">
        <table>
          <thead>
            <tr>
              <th scope="col">Username</th>
              <th scope="col">Mobile</th>
              <th scope="col">Name</th>
              <th scope="col">Referral</th>
              <th scope="col">What for</th>
            </tr>
          </thead>
          <tbody>
            ${people.map(row)}
          </tbody>
        </table>
      </div>
      <p>
        LINE accounts:
        ${linePeople.map(({ name, username }, index) => html`${index > 0 ? ', ' : ''}<span lang="th" class="name">${name}</span> (${username ?? 'no member yet'})`)}.
      </p>
      <h2>Play money</h2>
      <p>
        Goes to the member's main wallet. The ledger and its audit:
        <a href="/sandbox/ledger.json">ledger.json</a>; the total is always zero.
      </p>
      ${money}
      <h2>How members register</h2>
      ${switches(settings)}
      <h2>Sentinels</h2>
      <p>Inputs that make something fail or wait, by hand and in tests.</p>
      ${sentinelTable()}`,
  })
