import type { AgentEvent } from '#contracts/agent.ts'
import { paths } from '#src/lib/pages/paths.ts'

/** SHELL-8: an event leads to its own poll where it names one, else to poll 1. */
export const eventPath = (event: Pick<AgentEvent, 'poll_id'>): string => paths.poll(event.poll_id || '1')
