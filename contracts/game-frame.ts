/**
 * What a game in the frame may say to the page, by postMessage from the game's own origin.
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
