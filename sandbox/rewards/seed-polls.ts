/**
 * Polls: two that run (the agent's events lead to 1 and 2), and an earlier one whose winners were paid by the
 * real job. Every vote is cast by the real function.
 */
import '../not-in-production.ts'
import { eq } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { pollChoices, pollFacts, polls } from '#server/db/schema/poll.ts'
import type { Tx } from '#server/db/types.ts'
import { day, hour, minute } from '#server/kit/clock.ts'
import { createMember } from '#server/modules/auth/new-member.ts'
import { announceAnswer } from '#server/modules/poll/announce.ts'
import { AT_ONCE, settleBatch } from '#server/modules/poll/settle.ts'
import { castVote } from '#server/modules/poll/vote.ts'
import type { Ids } from '../people/seed-people.ts'
import { sandboxPolls as words } from '../strings/polls.ts'
import { lastMinute, pollsClose } from '../people/polls-close.ts'

interface Seeding {
  readonly agentCode: string
  readonly ids: Ids
  /** Of the password that the sandbox's people share. */
  readonly passwordHash: string
  readonly now: number
}

type Choices = readonly (readonly [name: string, art: string])[]

const art = (name: string) => `/art/leaf-${name}.svg`

const rule = { freeVotes: 1, depositPerVote: satang(500_00), mostVotes: 5 }

async function addPoll(tx: Tx, poll: typeof polls.$inferInsert, choices: Choices) {
  const [row] = await tx.insert(polls).values(poll).returning({ id: polls.id })
  const pollId = row!.id
  const rows = choices.map(([name, image], position) => ({ pollId, name, image: art(image), position }))
  const made = await tx.insert(pollChoices).values(rows).returning({ id: pollChoices.id })
  return { pollId, choices: made.map(({ id }) => id) }
}

/** Three who like to guess: nobody else's tests count their money. */
async function addVoters(tx: Tx, { agentCode, passwordHash, now }: Seeding): Promise<string[]> {
  const voters = []
  for (const [index, username] of ['pimjai21', 'aekachai77', 'maiyarap903'].entries()) {
    const mobile = `081000004${index + 1}`
    const rest = { referredBy: null, knowUsId: 7, bank: null, mobileProved: true, now: now - 30 * day }
    const { id } = await createMember(tx, { agentCode, username, mobile, passwordHash, ...rest })
    voters.push(id)
  }
  return voters
}

export async function seedPolls(tx: Tx, seeding: Seeding): Promise<void> {
  const { agentCode, ids, now } = seeding
  const opensAt = now - 6 * day
  const closesAt = pollsClose(now)
  const running = { agentCode, opensAt, closesAt, announcesAt: closesAt + minute + 12 * hour, ...rule }
  const { choices: teams, ...champion } = words.champion
  const first = await addPoll(
    tx,
    { ...running, ...champion, image: art('trophy'), prizePool: satang(5_000_00) },
    [
      [teams[0], 'elephant'],
      [teams[1], 'peacock'],
      [teams[2], 'crab'],
      [teams[3], 'kite'],
    ],
  )
  const { choices: games, fact, ...month } = words.gameOfMonth
  const second = await addPoll(tx, { ...running, ...month, image: art('gem'), prizePool: satang(1_000_00) }, [
    [games[0], 'mangosteen'],
    [games[1], 'roulette'],
    [games[2], 'hilo'],
    [games[3], 'cat'],
  ])
  await tx.insert(pollFacts).values({ pollId: second.pollId, ...fact })

  const { choices: sides, ...opening } = words.firstMatch
  const times = { opensAt: now - 20 * day, closesAt: lastMinute(now - 8 * day), announcesAt: now }
  const earlier = await addPoll(
    tx,
    { agentCode, ...opening, image: art('trophy'), ...times, ...rule, prizePool: satang(1_500_00) },
    [
      [sides[0], 'elephant'],
      [sides[1], 'crab'],
    ],
  )
  await tx.update(polls).set({ previousId: earlier.pollId }).where(eq(polls.id, first.pollId))

  const voters = await addVoters(tx, seeding)
  const named = (...names: readonly string[]) => names.map((name) => ids.get(name)!)
  const vote = (pollId: string, choiceId: string, members: readonly string[], at: number) =>
    Promise.all(members.map((memberId) => castVote(tx, { pollId, choiceId, memberId, agentCode, now: at })))

  await vote(earlier.pollId, earlier.choices[0]!, voters, now - 12 * day)
  await vote(earlier.pollId, earlier.choices[1]!, named('nid', 'lek'), now - 11 * day)
  await vote(first.pollId, first.choices[0]!, [...voters.slice(0, 2), ...named('nid')], now - 5 * day)
  await vote(first.pollId, first.choices[1]!, [...voters.slice(2), ...named('lek')], now - 4 * day)
  await vote(first.pollId, first.choices[2]!, named('fon'), now - 3 * day)
  await vote(second.pollId, second.choices[3]!, voters, now - 2 * day)

  await announceAnswer(tx, { pollId: earlier.pollId, choiceId: earlier.choices[0]!, now })
  let after = '0'
  for (;;) {
    const settled = await settleBatch(tx, { pollId: earlier.pollId, after, most: AT_ONCE, now })
    if (settled === 'done') return
    after = settled.paidTo
  }
}
