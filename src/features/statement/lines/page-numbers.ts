/** First, last, and those around the current one; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? 0
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [0, one] : [one]
  })
}
