/** Polls on `/sandbox/rewards`: closing one early, and naming the right choice. */
import '../not-in-production.ts'
import { asc } from 'drizzle-orm'
import { html } from 'hono/html'
import { polls } from '#server/db/schema/poll.ts'
import type { Db } from '#server/db/types.ts'
import { announceAnswer, closePoll } from '#server/modules/poll/announce.ts'
import { choicesOf, type PollRow } from '#server/modules/poll/read-poll.ts'
import { POLL_SETTLE } from '#server/modules/poll/settle-job.ts'
import { stateOf } from '#server/modules/poll/state.ts'
import { statsOf } from '#server/modules/poll/stats.ts'
import type { Press, RewardsSection } from './section.ts'

const idOf = ({ form }: Press, name: string) => String(form[name] ?? '')

const presses: RewardsSection['presses'] = {
  close: (tx, press) => closePoll(tx, idOf(press, 'poll_id'), press.now),
  announce: (tx, press) =>
    announceAnswer(tx, {
      pollId: idOf(press, 'poll_id'),
      choiceId: idOf(press, 'choice_id'),
      now: press.now,
    }),
}

const closeForm = ({ id }: PollRow) =>
  html`<form method="post" action="/sandbox/rewards/poll/close">
    <input type="hidden" name="poll_id" value="${id}" />
    <button type="submit" aria-label="Close poll ${id} now">Close now</button>
  </form>`

type Counted = Awaited<ReturnType<typeof choicesOf>>[number] & { votes: number }

const announceForm = ({ id }: PollRow, choices: readonly Counted[]) =>
  html`<form method="post" action="/sandbox/rewards/poll/announce" class="row">
    <input type="hidden" name="poll_id" value="${id}" />
    <label
      >Right choice
      <select name="choice_id" lang="th">
        ${choices.map((choice) => html`<option value="${choice.id}">${choice.name} (${choice.votes})</option>`)}
      </select></label
    >
    <button type="submit" class="primary" aria-label="Announce poll ${id}">Announce</button>
  </form>`

async function entry(db: Db, poll: PollRow, now: number) {
  const { total, choices: counts } = await statsOf(db, poll.id)
  const choices = (await choicesOf(db, poll.id)).map((choice) => ({
    ...choice,
    votes: counts.find(({ choice_id }) => choice_id === choice.id)?.votes ?? 0,
  }))
  const state = stateOf(poll, now)
  const right = choices.find(({ id }) => id === poll.answerChoiceId)
  return html`<li class="card" aria-label="Poll ${poll.id}">
    <header>
      <span><span lang="th">${poll.title}</span> ${state}${poll.settledAt === null ? '' : ', paid'}</span>
      <a href="/poll/${poll.id}">poll ${poll.id}</a>
    </header>
    <p>${total} votes${right ? html`; right was <span lang="th">${right.name}</span>` : ''}.</p>
    ${state === 'open' ? closeForm(poll) : ''} ${state === 'closed' ? announceForm(poll, choices) : ''}
  </li>`
}

export const pollSection: RewardsSection = {
  name: 'poll',
  title: 'Polls',
  async show(db, now) {
    const rows = await db.select().from(polls).orderBy(asc(polls.id))
    const entries = await Promise.all(rows.map((poll) => entry(db, poll, now)))
    return html`<p>Once a poll has closed its answer can be announced; winners are paid within seconds.</p>
      <ul class="messages">
        ${entries}
      </ul>`
  },
  presses,
  jobs: [POLL_SETTLE],
}
