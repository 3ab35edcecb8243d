/**
 * A visit below `/liff` until the router may read its address (line.md §7): LINE's answer, the scrubbed address, and
 * who is here. One loop: each stage is carried out, and stages.ts says from how it ended which comes next.
 */
import type { StartResult } from '#src/platform/platform.ts'
import { env } from '#src/lib/env.ts'
import { useSession } from '#src/stores/session.ts'
import { carryOut, open } from './effects.ts'
import { type Arriving, type Goal, goalOf } from './goal.ts'
import { begin, type Event, type Facts, next } from './stages.ts'

export async function startInLiff(arriving: Arriving): Promise<StartResult> {
  const facts = factsOf(arriving, goalOf(arriving))
  let stage = begin(facts)
  while (stage.at !== 'opening') {
    const event: Event = await carryOut(stage, arriving, facts).catch((error: unknown) => ({
      is: 'refused',
      error,
    }))
    stage = next(facts, stage, event)
  }
  return open(stage, facts.goal)
}

function factsOf({ init, visit }: Arriving, goal: Goal): Facts {
  const known = useSession.getState().user !== null
  return {
    goal,
    visit,
    begins: init ? 'waiting' : env.liffId ? 'looking' : 'opening',
    optional: !visit.redirecting && !goal.asked && (known || (!visit.inLine && !goal.needsMember)),
  }
}
