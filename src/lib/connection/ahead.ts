/** Parts that somebody may want next, asked for when what money needs is there (src/app/fetch-ahead.ts). */
type Load = () => Promise<unknown>

const wanted = new Set<Load>()
let tell = () => {}

/** The same function is asked for once. */
export function wantAhead(load: Load): void {
  if (wanted.has(load)) return
  wanted.add(load)
  tell()
}

/** Those that were wanted, in that order; `onMore` calls when there are more of them. */
export function wantedAhead(onMore: () => void): readonly Load[] {
  tell = onMore
  return [...wanted]
}
