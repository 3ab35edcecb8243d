/** Where a person allows the sign-in. In the manner of LINE's page, and clearly not LINE's. */
import { html } from 'hono/html'
import { linePeople, newcomer, type LinePerson } from '../people/line-people.ts'
import { page } from '../pages/layout.ts'
import { lineWords as words } from '../strings/pages.ts'
import type { AuthorizeRequest } from './authorize-request.ts'

/** What the buttons send as `answer`. */
export const answers = {
  allow: 'allow',
  cancel: 'cancel',
  mismatch: 'mismatch',
  badCode: 'bad-code',
  serverError: 'server-error',
} as const

const noteOn = ({ sub, username }: LinePerson) => {
  if (sub === newcomer.sub) return words.alwaysNew
  return username ? words.linked(username) : words.notLinked
}

const choice = (person: LinePerson, index: number) =>
  html`<label class="choice">
    <input type="radio" name="sub" value="${person.sub}" ${index === 0 ? 'checked' : ''} />
    <img src="${person.picture}" alt="" width="40" height="40" />
    <span>${person.name}<small>${noteOn(person)}</small></span>
  </label>`

const button = (answer: string, label: string, hint = '', kind = '') =>
  html`<button type="submit" name="answer" value="${answer}" class="${kind}">
    ${label}${hint ? html`<small>${hint}</small>` : ''}
  </button>`

/** `action` carries the site's request on, so that it is read again when the answer comes. */
export const consentPage = (request: AuthorizeRequest, action: string) =>
  page({
    title: words.title,
    lang: 'th',
    mark: words.mark,
    body: html`<p>${words.asks}</p>
      <ul>
        ${words.scopes.map((scope) => html`<li>${scope}</li>`)}
      </ul>
      <form method="post" action="${action}">
        <fieldset>
          <legend>${words.whoTitle}</legend>
          <div class="card choices">${[...linePeople, newcomer].map(choice)}</div>
        </fieldset>
        ${
          request.asksFriend
            ? html`<label class="choice"
                ><input type="checkbox" name="friend" value="true" checked />${words.friend}</label
              >`
            : ''
        }
        ${button(answers.allow, words.allow, '', 'primary')} ${button(answers.cancel, words.cancel)}
        <details>
          <summary>${words.rehearse}</summary>
          ${request.withoutAutoLogin ? '' : button(answers.mismatch, words.mismatch, words.mismatchHint)}
          ${button(answers.badCode, words.badCode, words.badCodeHint)}
          ${button(answers.serverError, words.serverError, words.serverErrorHint)}
        </details>
      </form>`,
  })

export const unsafePage = (fault: string) =>
  page({ title: words.unsafeTitle, lang: 'th', mark: words.mark, body: html`<p>${words.unsafe(fault)}</p>` })
