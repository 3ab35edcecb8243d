/** Work done by so many at once for so long, and how long each took. */
export interface Timed {
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly count: number
}

export async function timed(work: () => Promise<unknown>, lanes: number, seconds: number): Promise<Timed> {
  const took: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1000
  const lane = async () => {
    for (let at = performance.now(); at < end; at = performance.now()) {
      await work()
      took.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const passed = (performance.now() - begun) / 1000
  const sorted = took.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
  return { rate: took.length / passed, p50: at(0.5), p95: at(0.95), p99: at(0.99), count: took.length }
}
