/** What a drill says at its end, and how it ends. */
import type { Settled, Tally } from './settle.ts'

/** Faults that are printed. */
const SHOWN = 20

/** How many of each kind were carried out. */
export function saidOf(done: readonly Settled[]): string {
  const count = (kind: string) => done.filter((write) => write.kind === kind).length
  return `carried out: ${count('round')} rounds, ${count('transfer')} transfers, ${count('order')} deposit orders, ${count('withdrawal')} withdrawals`
}

/** Prints what was not served at first, and the books. */
export function report(tally: Tally, done: readonly Settled[], repeated: number, journals: number): void {
  console.log(saidOf(done))
  for (const [what, times] of tally.unserved) console.log(`${times} × ${what}`)
  console.log(
    `${tally.lost} requests without an answer; of the writes not served at first ${tally.before} had been carried out and ${tally.after} had not; ${tally.asked} asked first; ${repeated} answers asked for again`,
  )
  console.log(
    tally.faults.length === 0
      ? `Books: ${journals} journals, right to the satang.`
      : tally.faults.slice(0, SHOWN).join('\n'),
  )
}
