import * as thai from '#src/strings/thai-letters.ts'

/** Names of games are searched in Thai too, whatever the site is written in. */
export const thaiLetters = thai.thaiLetters

export const keyboard = thai.keyboard
