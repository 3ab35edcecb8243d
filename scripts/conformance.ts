/**
 * `npm run conformance -- <base url> [--agent code] [--agent-id 7] [--token …] [--username … --password …] [--pause ms]`
 *
 * Holds any platform against the contract: asks every endpoint that only reads, decodes the reply and prints each
 * mismatch. Sends no write; with --username it signs in and out again. Secrets may come from the environment instead
 * of the command line: CONFORMANCE_TOKEN, CONFORMANCE_PASSWORD. Exit code 0: conforms, 1: mismatches, 2: could not ask.
 */
import { parseArgs } from 'node:util'
import { check, type Outcome } from './conformance/check.ts'
import { signIn, signOut } from './conformance/session.ts'

const usage =
  'usage: npm run conformance -- <base url> [--agent code] [--agent-id 7] [--token …] [--username … --password …] [--pause 250]'

interface Settings {
  base: string
  agentCode: string
  agentId: number
  pause: number
  token: string | undefined
  username: string | undefined
  password: string | undefined
}

function settings(args: string[], env: NodeJS.ProcessEnv): Settings {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      agent: { type: 'string', default: 'chokdee' },
      'agent-id': { type: 'string', default: '7' },
      token: { type: 'string' },
      username: { type: 'string' },
      password: { type: 'string' },
      pause: { type: 'string', default: '250' },
    },
  })
  const [base] = positionals
  if (positionals.length !== 1 || !base || !/^https?:$/.test(URL.parse(base)?.protocol ?? ''))
    throw new Error(usage)
  const agentId = Number(values['agent-id'])
  const pause = Number(values.pause)
  if (!Number.isInteger(agentId) || !(pause >= 0)) throw new Error(usage)
  return {
    base: base.replace(/\/+$/, ''),
    agentCode: values.agent,
    agentId,
    pause,
    token: values.token ?? env.CONFORMANCE_TOKEN,
    username: values.username,
    password: values.password ?? env.CONFORMANCE_PASSWORD,
  }
}

function printed(outcome: Outcome): string {
  if (outcome.kind !== 'mismatch') return ''
  const { endpoint, mismatches } = outcome
  const lines = mismatches.map(({ path, expected, got }) => `    ${path}: expected ${expected}, got ${got}\n`)
  return `${endpoint.name}  ${endpoint.method} ${endpoint.path}\n${lines.join('')}`
}

function summary(outcomes: readonly Outcome[]): string {
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length
  const mismatches = outcomes.flatMap((outcome) => (outcome.kind === 'mismatch' ? outcome.mismatches : []))
  const reasons = new Map<string, number>()
  for (const outcome of outcomes)
    if (outcome.kind === 'skipped') reasons.set(outcome.why, (reasons.get(outcome.why) ?? 0) + 1)
  const why = [...reasons].map(([reason, n]) => `${n} ${reason}`).join(', ')
  return `${count('ok') + count('mismatch')} endpoints checked, ${mismatches.length} mismatches, ${count('skipped')} skipped${why && ` (${why})`}\n`
}

/** Runs the checks; returns the exit code. */
export async function conformance(
  args: string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<number> {
  try {
    const { base, agentCode, agentId, pause, username, password, ...given } = settings(args, env)
    const opened = username && password ? await signIn(base, agentCode, username, password) : undefined
    const outcomes: Outcome[] = []
    try {
      for await (const outcome of check({ base, agentCode, agentId, pause, token: opened ?? given.token })) {
        outcomes.push(outcome)
        print(printed(outcome))
      }
    } finally {
      if (opened) await signOut(base, opened)
    }
    print(summary(outcomes))
    return outcomes.some((outcome) => outcome.kind === 'mismatch') ? 1 : 0
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
