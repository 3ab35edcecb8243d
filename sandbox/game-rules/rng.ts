/** Where outcomes come from. */
import { randomInt } from 'node:crypto'

/** An integer from 0 to below `limit`, each equally likely. */
export type Rng = (limit: number) => number

/** The operating system's CSPRNG, unbiased (rejection sampling inside node:crypto). */
export const systemRng: Rng = (limit) => randomInt(limit)
