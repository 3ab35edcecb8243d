/** Calendar days as the contract writes them: `2026-11-20`. Without zod, so that a page can ask before anything is sent. */

/** How a day of this century is written, 2000-01-01 to 2100-12-31; `isCalendarDay` knows whether there is one. */
export const CALENDAR_DAY = /^(20\d\d|2100)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Whether the text is a day that the contract takes. What the calendar has not, `Date` refuses or moves to another day. */
export function isCalendarDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return CALENDAR_DAY.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
