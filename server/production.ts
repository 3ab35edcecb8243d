/** What production refuses to start with: addresses that members cannot be sent to, and secrets that everybody knows. */
import { statSync } from 'node:fs'

/** Of examples, of this project's own documents and sandbox, and of half the internet. */
const KNOWN_TO_ALL =
  /^(admin|change[-_ ]?me|chokdee|default|example|letmein|pass|password|postgres|root|sandbox.*|secret|test|user|x+|\*+|<.*>|(.)\2{3,}|1234\d*)$/i

const isLocal = (host: string) => /^(localhost|127\.|0\.0\.0\.0|\[::1?\])/.test(host)

/** Faults of an origin that the browser has to reach: one sentence at most. */
function originFault(name: string, given: string | undefined): string[] {
  if (!given || !URL.canParse(given)) return []
  const { protocol, hostname, origin } = new URL(given)
  if (protocol !== 'https:') {
    return [`${name} must begin with https:// when NODE_ENV is production: ${origin} is read by others.`]
  }
  if (isLocal(hostname)) return [`${name} is ${origin}, which is each visitor's own machine.`]
  return []
}

function passwordFault(name: string, databaseUrl: string | undefined): string[] {
  if (!databaseUrl || !URL.canParse(databaseUrl)) return []
  const { username, password } = new URL(databaseUrl)
  const secret = decodeURIComponent(password)
  if (secret === '' || (!KNOWN_TO_ALL.test(secret) && secret !== decodeURIComponent(username))) return []
  return [`The password in ${name} is one that everybody knows. Set another when NODE_ENV is production.`]
}

function lineFault(secret: string | undefined): string[] {
  if (!secret || !KNOWN_TO_ALL.test(secret)) return []
  return [
    'LINE_CHANNEL_SECRET is a placeholder. Set the secret of the channel, from the LINE Developers Console.',
  ]
}

/** A key that others can read signs for them too. A file that is not there is told of by who reads it. */
function keyFault(file: string | undefined): string[] {
  const mode =
    file && process.platform !== 'win32' ? statSync(file, { throwIfNoEntry: false })?.mode : undefined
  if (mode === undefined || (mode & 0o004) === 0) return []
  return [`LEDGER_KEY_FILE is ${file}, which everybody on this machine can read. Run: chmod 600 ${file}`]
}

/** A sentence for each fault; asked only when NODE_ENV is production. */
export function productionFaults(env: NodeJS.ProcessEnv): string[] {
  return [
    ...originFault('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN),
    ...originFault('GAMES_ORIGIN', env.GAMES_ORIGIN),
    ...passwordFault('DATABASE_URL', env.DATABASE_URL),
    ...passwordFault('DATABASE_OWNER_URL', env.DATABASE_OWNER_URL),
    ...lineFault(env.LINE_CHANNEL_SECRET),
    ...keyFault(env.LEDGER_KEY_FILE),
  ]
}
