import { pause as words } from '#src/strings/protection/pause.ts'

/** Minutes in hours and minutes, in words. */
export const spell = (minutes: number): string =>
  minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60), minutes % 60)
