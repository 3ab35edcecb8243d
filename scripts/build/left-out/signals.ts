/**
 * What React throws only to catch it itself, made anew for the site without a stack: nobody reads one. Each is made while the library begins, and where
 * somebody looks on (a browser's tools, what drives it in tests and measurements) the first has V8 read the whole of the script again for the
 * places of its lines: the longest task of many a first load (decision 139).
 */
const signals = /(?<=\b\w+Exception = )Error\(formatProdErrorMessage\((?:460|461|474|519|542)\)\)(?=[,;])/g
/** That a page suspends, is taken over first, or is another than was served. */
const SIGNALS = 5

export function withoutStacks(code: string): string {
  const found = code.match(signals)?.length ?? 0
  if (found !== SIGNALS) throw new Error(`React makes ${found} of its ${SIGNALS} signals as known`)
  return code.replaceAll(
    signals,
    (made) => `Object.create(Error.prototype, { message: { value: ${made.slice('Error('.length, -1)} } })`,
  )
}
