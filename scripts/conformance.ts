/**
 * `npm run conformance -- <base url> [options]`: holds any platform against the contract. It asks every call that only reads,
 * decodes the replies and reports each mismatch, what the site makes of it and which pages lose by it.
 *
 *     --agent code  --agent-id 7  --pause 250 (ms between two requests)
 *     --token …  or  --username … --password …: the calls of a member, with a member made for tests
 *     --zone +07:00: of times that come without one
 *     --profile platform.json: which calls there are, for VITE_PLATFORM_PROFILE
 *     --json report.json  --html report.html: the report as a file
 *     --record folder: keeps each answer; --recorded folder: reports on those, without a platform
 *     --write payment.generateQr=300 (or withdraw.create=100, coupon.redeem=CODE): sends this write too; nothing else is ever written
 *     --generous: what the site reads all the same is no failure
 *
 * Secrets may come from the environment instead: CONFORMANCE_TOKEN, CONFORMANCE_PASSWORD; in reports they are masked. Exit code
 * 0: conforms, 1: mismatches, 2: could not ask.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isZone, THAI_ZONE } from '#contracts/zone.ts'
import { check, type Outcome } from './conformance/check.ts'
import { overNetwork, recorded, recording } from './conformance/exchange.ts'
import { htmlOf, profileOf, type Report, reportOf, summaryOf, textOf } from './conformance/report.ts'
import { signIn, signOut } from './conformance/session.ts'
import { writesOf } from './conformance/writes.ts'

const usage =
  'usage: npm run conformance -- <base url> [--agent code] [--agent-id 7] [--token …] [--username … --password …] [--pause 250] [--zone +07:00] [--profile file] [--json file] [--html file] [--record folder] [--recorded folder] [--write call=amount] [--generous]'

const text = { type: 'string' } as const
const options = {
  agent: { ...text, default: 'chokdee' },
  'agent-id': { ...text, default: '7' },
  pause: { ...text, default: '250' },
  zone: { ...text, default: THAI_ZONE },
  token: text,
  username: text,
  password: text,
  profile: text,
  json: text,
  html: text,
  record: text,
  recorded: text,
  write: { ...text, multiple: true, default: [] as string[] },
  generous: { type: 'boolean', default: false },
} as const

function settings(args: string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const base = positionals[0] ?? (values.recorded ? 'https://recorded.invalid' : '')
  if (positionals.length > 1 || !/^https?:$/.test(URL.parse(base)?.protocol ?? '')) throw new Error(usage)
  const agentId = Number(values['agent-id'])
  const pause = Number(values.pause)
  if (!Number.isInteger(agentId) || !(pause >= 0) || !isZone(values.zone)) throw new Error(usage)
  return {
    ...values,
    base: base.replace(/\/+$/, ''),
    agentId,
    pause,
    token: values.token ?? env.CONFORMANCE_TOKEN,
    password: values.password ?? env.CONFORMANCE_PASSWORD,
  }
}

type Settings = ReturnType<typeof settings>

async function outcomesOf(given: Settings, token: string | undefined): Promise<Outcome[]> {
  const network = overNetwork({ base: given.base, token, pause: given.pause })
  const ask = given.recorded
    ? recorded(given.recorded)
    : given.record
      ? recording(network, given.record)
      : network
  const outcomes: Outcome[] = []
  for await (const outcome of check({
    ask,
    agentCode: given.agent,
    agentId: given.agentId,
    signedIn: token !== undefined || given.recorded !== undefined,
    zone: given.zone,
    writes: writesOf(given.write, network),
  }))
    outcomes.push(outcome)
  return outcomes
}

function keep(given: Settings, report: Report, outcomes: readonly Outcome[]): void {
  const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  if (given.profile) writeFileSync(given.profile, asJson(profileOf(report, outcomes)))
  if (given.json) writeFileSync(given.json, asJson(report))
  if (given.html) writeFileSync(given.html, htmlOf(report))
}

/** Runs the checks; returns the exit code. */
export async function conformance(
  args: string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<number> {
  try {
    const given = settings(args, env)
    const { base, agent, username, password, zone } = given
    const signsIn = username !== undefined && password !== undefined && !given.recorded
    const opened = signsIn ? await signIn(base, agent, username, password) : undefined
    const token = opened ?? given.token
    let outcomes: Outcome[]
    try {
      outcomes = await outcomesOf(given, token)
    } finally {
      if (opened) await signOut(base, opened)
    }
    const head = { base, asked_at: new Date().toISOString(), zone, signed_in: token !== undefined }
    const report = reportOf(outcomes, head)
    for (const call of report.calls) print(textOf(call))
    print(summaryOf(report))
    keep(given, report, outcomes)
    const fails = (verdict: string | undefined) =>
      verdict !== undefined && !(given.generous && verdict !== 'refused')
    return report.calls.some(({ verdict }) => fails(verdict)) ? 1 : 0
  } catch (error) {
    const { message, cause } = error as Error
    print(`${message}${cause instanceof Error ? `: ${cause.message}` : ''}\n`)
    return 2
  }
}

if (import.meta.main)
  process.exitCode = await conformance(process.argv.slice(2), process.env, (text) =>
    process.stdout.write(text),
  )
