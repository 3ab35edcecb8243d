/** A slip is written (`entry`), then shown with the server's answers (`check`): the one a little tighter than the other. */
export type SlipLook = 'entry' | 'check'
