/**
 * `npm run yeekee:verify -- <file> [anchor]`: checks a round of Yeekee from the file that its page gives out, with nothing of
 * the site's or the server's code: only Node's hashes and the curve. `anchor`: the end of the day's seeds as it was published
 * in the morning. Exit code 1 when a step fails.
 */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { bls12_381 } from '@noble/curves/bls12-381.js'

interface Shot {
  seq: number
  accepted_at: string
  number: string
  tag?: string
  name: string
}

interface Proof {
  chain_id: string
  rule_version: string
  commit: string
  server_seed: string
  head: string
  shots: Shot[]
  day?: { anchor: string; round_no: number; rounds: number }
  beacon?: {
    chain: string
    public_key: string
    round: number
    genesis_time: number
    period: number
    signature: string
  }
  delay?: { segments: number; steps: number; size: number; checkpoints: string[]; published_at: string }
  salt?: number
  voided?: boolean
  top3: string
  bottom2: string
}

/** drand's quicknet: https://docs.drand.love/developer/ */
const QUICKNET = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
}

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

function isSigned({ public_key, round, signature }: NonNullable<Proof['beacon']>): boolean {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const { shortSignatures: curve } = bls12_381
  const message = curve.hash(bytes(sha256(number)), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
  try {
    return curve.verify(bytes(signature), message, bytes(public_key))
  } catch {
    return false
  }
}

/** One value after another, each over the one before, written out again and again: a segment from its beginning to its end. */
async function segmentEnd(from: string, steps: number, size: number): Promise<string> {
  const message = Buffer.alloc(size)
  let value: Uint8Array = bytes(from)
  for (let step = 0; step < steps; step++) {
    message.fill(value)
    // Beside this thread, so that as many segments run at once as there are processors.
    value = new Uint8Array(await crypto.subtle.digest('SHA-256', message))
  }
  return Buffer.from(value).toString('hex')
}

/** Every segment; answers the first that is wrong, from 1, or 0. */
async function wrongSegment({ chain_id, head, delay }: Proof): Promise<number> {
  const { segments, steps, size, checkpoints } = delay!
  const first = sha256(`yk2d|${chain_id}|${head}|${segments}|${steps}|${size}`)
  const left = checkpoints.keys()
  let wrong = 0
  const lane = async () => {
    for (const at of left) {
      if (wrong > 0) return
      if ((await segmentEnd(checkpoints[at - 1] ?? first, steps, size)) !== checkpoints[at]) wrong = at + 1
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return wrong
}

/** What nobody knew before the close, with what was found of it. */
async function* randomnessSteps(proof: Proof): AsyncGenerator<[string, boolean], string> {
  const { beacon, delay, shots } = proof
  const last = Date.parse(shots.at(-1)?.accepted_at ?? '1970-01-01')
  if (proof.rule_version === 'yk2d') {
    const all = delay?.checkpoints.length === delay?.segments && (delay?.segments ?? 0) > 0
    yield ['the delay has all its checkpoints', all]
    const wrong = all ? await wrongSegment(proof) : 0
    yield [
      wrong > 0 ? `segment ${wrong} of the delay is computed` : 'every segment of the delay is computed',
      all && wrong === 0,
    ]
    yield ['no shot came after the last head was published', last <= Date.parse(delay?.published_at ?? '')]
    return delay?.checkpoints.at(-1) ?? ''
  }
  const out = beacon ? (beacon.genesis_time + (beacon.round - 1) * beacon.period) * 1000 : 0
  yield ['the beacon signed its value', beacon !== undefined && isSigned(beacon)]
  yield ['the value came out after the last shot', last < out]
  return sha256(bytes(beacon?.signature ?? ''))
}

/** Each step with whether it holds. */
async function* stepsOf(proof: Proof, anchor: string | undefined): AsyncGenerator<[string, boolean]> {
  const { chain_id, rule_version: rules, server_seed, shots, day, voided } = proof
  yield ['the rules are yk2 or yk2d', rules === 'yk2' || rules === 'yk2d']
  yield ['the seed is the one committed to', sha256(bytes(server_seed)) === proof.commit]

  let seed = server_seed
  for (let back = 0; back < (day?.round_no ?? 0); back++) seed = sha256(`yk2|${seed}`)
  yield ['the seed is the one of its place in the day', day !== undefined && seed === day.anchor]
  if (anchor) yield ['the day is the one that was published', anchor === day?.anchor]

  let head = sha256(`${rules}|${chain_id}`)
  for (const [index, { number, accepted_at, tag, name }] of shots.entries())
    head = sha256(`${head}|${index + 1}|${number}|${Date.parse(accepted_at)}|${tag}|${name}`)
  yield ['all shots stand in the chain, in their order', head === proof.head]
  if (voided) return

  const randomness = yield* randomnessSteps(proof)
  const mac = createHmac('sha256', bytes(server_seed)).update(`${rules}|${chain_id}|${head}|${randomness}`)
  const salt = Number(BigInt(`0x${mac.digest('hex')}`) % 100_000n)
  yield [`the salt is ${salt}`, salt === proof.salt]
  const sum = shots.reduce((total, { number }) => total + Number(number), 0)
  const result = (sum - Number(shots.at(-16)?.number ?? 0) + salt) % 100_000
  const digits = String(result).padStart(5, '0')
  yield [`the result is ${digits}`, digits.slice(2) === proof.top3 && digits.slice(0, 2) === proof.bottom2]
}

const [file, anchor] = process.argv.slice(2)
if (!file) throw new Error('npm run yeekee:verify -- <file> [anchor]')
const { proof } = JSON.parse(readFileSync(file, 'utf8')) as { proof: Proof }
let passed = true
for await (const [name, holds] of stepsOf(proof, anchor)) {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}`)
  passed &&= holds
}

/** Compressions of SHA-256 a second that the fastest machine is taken to do one after the other (decision 074). */
const FASTEST = 100_000_000

function meaning({ delay, beacon, shots }: Proof): string {
  if (delay) {
    const shortest = (delay.segments * delay.steps * (delay.size / 64 + 1)) / FASTEST
    const quiet =
      (Date.parse(delay.published_at) - Date.parse(shots.at(-1)?.accepted_at ?? '1970-01-01')) / 1000
    return quiet < shortest
      ? `The delay takes ${shortest.toFixed(1)} s at least, and the last shot came ${quiet.toFixed(1)} s before the last head was published: nobody could know the result before, if one of the last shots was not the house’s.`
      : `The delay takes ${shortest.toFixed(1)} s at least, and nobody shot so shortly before the last head was published: the house could know the result.`
  }
  const isPublic = beacon?.chain === QUICKNET.chain && beacon.public_key === QUICKNET.public_key
  return isPublic
    ? 'The beacon is drand’s quicknet: nobody could know its value before the close.'
    : 'The beacon is not a public one that this program knows: its owner could know its value ahead.'
}

if (!proof.voided) console.log(meaning(proof))
process.exitCode = passed ? 0 : 1
