/** The inbox: messages that would have gone out by SMS, all or `?to=` one number. `/inbox.json` is the same for tests. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Db } from '#server/db/types.ts'
import { page } from '../pages/layout.ts'
import { inboxWords as words } from '../strings/pages.ts'
import { latestMessages, type Message } from './messages.ts'

const SHOWN = 50

const clock = new Intl.DateTimeFormat('th-TH', { timeStyle: 'medium', timeZone: 'Asia/Bangkok' })

/** Anything but a number asks for all. */
const numberIn = (to: string | undefined) => (/^\d{1,20}$/.test(to ?? '') ? to : undefined)

const entry = (message: Message) =>
  html`<li class="card">
    <header>
      <span>${words.to} ${message.to}</span>
      <time datetime="${new Date(message.at).toISOString()}">${words.time(clock.format(message.at))}</time>
    </header>
    ${message.code ? html`<strong class="code">${message.code}</strong>` : ''}
    <p>${message.text}</p>
  </li>`

const inboxPage = (messages: readonly Message[]) =>
  page({
    title: words.title,
    lang: 'th',
    mark: words.mark,
    script: '/sandbox/files/inbox.js',
    body: html`<p>${words.about}</p>
      <ul class="links">
        <li><a href="/">${words.site}</a></li>
        <li><a href="/sandbox">${words.sandbox}</a></li>
      </ul>
      <div aria-live="polite" data-newest="${messages[0]?.id ?? ''}">
        ${
          messages.length > 0
            ? html`<ul class="messages">
                ${messages.map(entry)}
              </ul>`
            : html`<p class="card">${words.empty}<br />${words.emptyHint}</p>`
        }
      </div>`,
  })

export function inboxApp(db: Db): Hono {
  const app = new Hono()
  app.get('/inbox', async (c) =>
    c.html(inboxPage(await latestMessages(db, SHOWN, numberIn(c.req.query('to')))), 200, {
      'Cache-Control': 'no-store',
    }),
  )
  app.get('/inbox.json', async (c) => {
    const limit = Math.min(Math.max(Number(c.req.query('limit')) || SHOWN, 1), SHOWN)
    return c.json({ messages: await latestMessages(db, limit, numberIn(c.req.query('to'))) }, 200, {
      'Cache-Control': 'no-store',
    })
  })
  return app
}
