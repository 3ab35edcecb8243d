import * as thai from '#src/strings/lotto/lotto-paste.ts'

/** Numbers are pasted from Thai chats, whatever the site is written in. */
export const pasteWords = thai.pasteWords

export const pasteDigits = thai.pasteDigits

export const pasteCounts = thai.pasteCounts

export const pasteTotals: string = thai.pasteTotals

export const pasteDates: string = thai.pasteDates
