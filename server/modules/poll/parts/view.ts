/** A poll as the contract shows it. */
import type { PollConfig } from '#contracts/poll.ts'
import type { Db } from '../../../db/types.ts'
import { pollMessages } from '../../../strings/poll.ts'
import { choicesOf, factsOf, type PollRow } from '../read-poll.ts'
import { stateOf } from '../state.ts'

const words = pollMessages.facts

/** The rule in words is made from the rule itself, so that the two cannot differ; what the agent adds comes after it. */
function rulesOf(poll: PollRow) {
  const votes = words.votesText(poll)
  return [
    ...(poll.prizePool > 0 ? [{ key: words.pool, val: words.poolText(poll.prizePool) }] : []),
    ...(votes ? [{ key: words.votes, val: votes }] : []),
    ...(poll.prizePool > 0 ? [{ key: words.pay, val: words.payText }] : []),
  ]
}

export async function viewOf(db: Db, poll: PollRow, now: number): Promise<PollConfig> {
  const choices = await choicesOf(db, poll.id)
  return {
    poll_id: poll.id,
    title: poll.title,
    question: poll.question,
    image: poll.image,
    description: poll.description,
    state: stateOf(poll, now),
    opens_at: poll.opensAt,
    closes_at: poll.closesAt,
    announces_at: poll.announcesAt,
    choices: choices.map(({ id, name, image }) => ({ choice_id: id, name, image })),
    metadata: [...rulesOf(poll), ...(await factsOf(db, poll.id))],
    answer_choice_id: poll.answerChoiceId,
    announced_at: poll.announcedAt,
    prize_each: poll.prizeEach,
  }
}
