/** Pearson's test: how likely counts are that lie as far from the expected ones as these, or further. */

/** Lanczos' approximation (g = 7, n = 9); exact to some fifteen digits for x > 0. */
const lanczos = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_13,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6,
  1.505_632_735_149_311_6e-7,
]

function logGamma(x: number): number {
  const t = x + 6.5
  const sum = lanczos.reduce((total, c, i) => (i === 0 ? c : total + c / (x - 1 + i)), 0)
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

const ENOUGH = 1e-15

/** Regularized lower incomplete gamma by its series; converges well below a + 1. */
function lowerBySeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; Math.abs(term) > Math.abs(sum) * ENOUGH; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a))
}

/** Regularized upper incomplete gamma by its continued fraction (Lentz); converges well above a + 1. */
function upperByFraction(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let h = d
  for (let i = 1, step = 0; Math.abs(step - 1) > ENOUGH; i++) {
    const an = -i * (i - a)
    b += 2
    d = 1 / (an * d + b || tiny)
    c = b + an / c || tiny
    step = d * c
    h *= step
  }
  return h * Math.exp(a * Math.log(x) - x - logGamma(a))
}

/** P(X >= statistic) of the chi-square distribution. */
export function chiSquareSurvival(statistic: number, degrees: number): number {
  const [a, x] = [degrees / 2, statistic / 2]
  if (x <= 0) return 1
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x)
}

export interface ChiSquare {
  readonly statistic: number
  readonly degrees: number
  readonly p: number
}

/** `shares`: what each is expected to have of all; they sum to 1. */
export function chiSquare(counts: readonly number[], shares: readonly number[]): ChiSquare {
  const all = counts.reduce((total, n) => total + n, 0)
  const statistic = counts.reduce(
    (total, n, i) => total + (n - all * shares[i]!) ** 2 / (all * shares[i]!),
    0,
  )
  const degrees = counts.length - 1
  return { statistic, degrees, p: chiSquareSurvival(statistic, degrees) }
}
