import type { PollConfig } from '#contracts/poll.ts'

/** Votes can come in, now or later: the figures stay hidden from who has not voted. */
export const isRunning = ({ state }: Pick<PollConfig, 'state'>): boolean =>
  state === 'open' || state === 'upcoming'
