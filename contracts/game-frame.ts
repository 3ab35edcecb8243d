/**
 * What a game in the frame and the page around it may say to each other, by postMessage. The game speaks from its own origin:
 * The page accepts a message only from the frame's window, from the origin of the launch link, and in this shape.
 */
import * as z from 'zod/mini'

/**
 * `ready` the game can be played, `settled` a round is over and the wallet has another balance, `close` the member left
 * the game, `error` it cannot go on.
 */
export const frameMessage = z.object({
  source: z.literal('chokdee-game'),
  event: z.enum(['ready', 'settled', 'close', 'error']),
})

/** A message that was read; what does not fit the shape is passed over. */
export type FrameMessage = z.output<typeof frameMessage>

/**
 * What the page says to the game, to the origin of the launch link alone. `hold`: a reality check is over the game, which takes no press
 * and stands still until `go_on`. A game that does not listen is covered all the same, and its bets are refused by the platform.
 */
export interface SiteMessage {
  readonly source: 'chokdee-site'
  readonly event: 'hold' | 'go_on'
}
