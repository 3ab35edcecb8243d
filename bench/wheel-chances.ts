/**
 * A million spins of the sandbox's wheel through the function that decides real ones, with random seeds and nonces:
 * how often each prize came beside its published chance, and how likely such counts are if the chances are true.
 * `node bench/wheel-chances.ts [draws]`; ends with 1 where p is 0.001 or less (once in a thousand runs by chance).
 */
import { randomBytes, randomInt } from 'node:crypto'
import { WHEEL_WEIGHT_SUM } from '#contracts/wheel.ts'
import { sandboxPrizes } from '#sandbox/rewards/wheel-prizes.ts'
import { drawPrizes } from '#server/testing/wheel-draws.ts'

const LEAST_P = 0.001
const draws = Number(process.argv[2] ?? 1_000_000)

const began = performance.now()
const { counts, statistic, degrees, p } = drawPrizes(sandboxPrizes, draws, () => ({
  serverSeed: randomBytes(32).toString('hex'),
  clientSeed: randomBytes(6).toString('base64url'),
  nonce: randomInt(1_000_000),
}))
const seconds = (performance.now() - began) / 1000

const percent = (share: number) => `${(share * 100).toFixed(3)} %`.padStart(10)
process.stdout.write(`${draws.toLocaleString('en-US')} spins in ${seconds.toFixed(1)} s\n`)
for (const [{ name, weight }, count] of counts)
  process.stdout.write(
    `${percent(weight / WHEEL_WEIGHT_SUM)} published ${percent(count / draws)} drawn ${String(count).padStart(8)}  ${name}\n`,
  )
process.stdout.write(
  `chi-square ${statistic.toFixed(3)} at ${degrees} degrees of freedom, p = ${p.toFixed(4)}\n`,
)
process.exitCode = p > LEAST_P ? 0 : 1
