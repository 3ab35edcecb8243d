/**
 * `npm run yeekee:verify -- <file> [anchor]`: checks a round of Yeekee from the file that its page gives out, with nothing of
 * the site's or the server's code: only Node's hashes and the curve. `anchor`: the end of the day's seeds as it was published
 * in the morning. Exit code 1 when a step fails.
 */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
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

/** Each step with whether it holds. */
function* stepsOf(proof: Proof, anchor: string | undefined): Generator<[string, boolean]> {
  const { chain_id, server_seed, shots, day, beacon, voided } = proof
  yield ['the rules are yk2', proof.rule_version === 'yk2']
  yield ['the seed is the one committed to', sha256(bytes(server_seed)) === proof.commit]

  let seed = server_seed
  for (let back = 0; back < (day?.round_no ?? 0); back++) seed = sha256(`yk2|${seed}`)
  yield ['the seed is the one of its place in the day', day !== undefined && seed === day.anchor]
  if (anchor) yield ['the day is the one that was published', anchor === day?.anchor]

  let head = sha256(`yk2|${chain_id}`)
  for (const [index, { number, accepted_at, tag, name }] of shots.entries())
    head = sha256(`${head}|${index + 1}|${number}|${Date.parse(accepted_at)}|${tag}|${name}`)
  yield ['all shots stand in the chain, in their order', head === proof.head]
  if (voided) return

  const out = beacon ? (beacon.genesis_time + (beacon.round - 1) * beacon.period) * 1000 : 0
  yield ['the beacon signed its value', beacon !== undefined && isSigned(beacon)]
  yield [
    'the value came out after the last shot',
    Date.parse(shots.at(-1)?.accepted_at ?? '1970-01-01') < out,
  ]

  const randomness = sha256(bytes(beacon?.signature ?? ''))
  const mac = createHmac('sha256', bytes(server_seed)).update(`yk2|${chain_id}|${head}|${randomness}`)
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
const steps = [...stepsOf(proof, anchor)]
for (const [name, holds] of steps) console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}`)
const isPublic = proof.beacon?.chain === QUICKNET.chain && proof.beacon.public_key === QUICKNET.public_key
if (!proof.voided)
  console.log(
    isPublic
      ? 'The beacon is drand’s quicknet: nobody could know its value before the close.'
      : 'The beacon is not a public one that this program knows: its owner could know its value ahead.',
  )
process.exitCode = steps.every(([, holds]) => holds) ? 0 : 1
