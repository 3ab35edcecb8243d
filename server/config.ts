/** The server's configuration: read from the environment once, every fault named at once. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { CoolOff } from '#rules/protection/limits.ts'
import { productionFaults } from './production.ts'

const port = (fault: string) =>
  z.pipe(
    z.string({ error: fault }).check(z.regex(/^\d{1,5}$/, { error: fault })),
    z.pipe(z.transform(Number), z.number().check(z.lte(65_535, { error: fault }))),
  )
const origin = (fault: string) =>
  z.string().check(z.refine((text) => URL.canParse(text) && new URL(text).origin === text, { error: fault }))
const originList = (fault: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) =>
        text
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ),
    z.array(origin(fault)),
  )
const oneOrZero = (fault: string) =>
  z.pipe(
    z.enum(['0', '1'], { error: fault }),
    z.transform((text) => text === '1'),
  )
const databaseUrl = (name: string) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol), {
      error: `${name} must look like postgres://user:password@host:5432/name.`,
    }),
  )

const environment = z.object({
  PORT: z._default(port('PORT must be a number from 0 to 65535.'), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  SITE_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(databaseUrl('DATABASE_URL')),
  DATABASE_OWNER_URL: z.optional(databaseUrl('DATABASE_OWNER_URL')),
  GAMES_PORT: z.optional(port('GAMES_PORT must be a number from 0 to 65535.')),
  GAMES_ORIGIN: z.optional(origin('GAMES_ORIGIN must be an origin such as https://games.example.com.')),
  PUBLIC_ORIGIN: z.optional(origin('PUBLIC_ORIGIN must be an origin such as https://www.example.com.')),
  ALLOWED_ORIGINS: z._default(
    originList('ALLOWED_ORIGINS must be origins such as https://www.example.com, with commas between them.'),
    [],
  ),
  TRUST_PROXY: z._default(
    z.pipe(
      z
        .string()
        .check(z.regex(/^\d$/, { error: 'TRUST_PROXY must be the number of proxies in front, 0 to 9.' })),
      z.transform(Number),
    ),
    0,
  ),
  SANDBOX: z.optional(oneOrZero('SANDBOX must be 1 or 0.')),
  LEDGER_KEY_FILE: z.optional(z.string()),
  DRAND_URLS: z._default(
    originList('DRAND_URLS must be origins such as https://api.drand.sh, with commas between them.'),
    [],
  ),
  YEEKEE_DELAY_STEPS: z.optional(
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,4}$/, {
          error: 'YEEKEE_DELAY_STEPS must be a number from 0 to 9999, 0 for no rounds by a delay.',
        }),
      ),
      z.transform(Number),
    ),
  ),
  LINE_CHANNEL_ID: z._default(z.string(), ''),
  LINE_CHANNEL_SECRET: z._default(z.string(), ''),
  WEB_PROCESSES: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d?$/, { error: 'WEB_PROCESSES must be a number from 1 to 99.' })),
      z.transform(Number),
    ),
  ),
  LIMIT_COOL_OFF_HOURS: z._default(
    z.pipe(
      z.enum(['24', '72', '168'], { error: 'LIMIT_COOL_OFF_HOURS must be 24, 72 or 168.' }),
      z.transform((text) => Number(text) as CoolOff),
    ),
    24,
  ),
  DATABASE_POOLER: z._default(oneOrZero('DATABASE_POOLER must be 1 or 0.'), false),
  LOG_LEVEL: z.optional(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be debug, info, warn, error or silent.',
    }),
  ),
  ADMIN_LISTEN: z.optional(
    z.string().check(
      z.regex(/^(off|([\w.-]+|\[[\da-f:]+\]):\d{1,5})$/, {
        error: 'ADMIN_LISTEN must be an address and a port such as 127.0.0.1:9464, or off.',
      }),
    ),
  ),
  STOP_NOTICE_SECONDS: z._default(
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,2}$/, {
          error: 'STOP_NOTICE_SECONDS must be how long to go on after SIGTERM, 0 to 99.',
        }),
      ),
      z.transform(Number),
    ),
    0,
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.string().check(
      z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
        error:
          'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector such as http://127.0.0.1:4318.',
      }),
    ),
  ),
  NODE_ENV: z.optional(z.string()),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Folder of the built site; absent: dist/site. */
  readonly siteDir: string | undefined
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** As whom, and past any pooler, the schema is brought up to date; absent: as everything else is done. */
  readonly databaseOwnerUrl: string | undefined
  readonly gamesPort: number
  /** Where game frames are served from, as the browser sees it; absent, never in production: from host and port. */
  readonly gamesOrigin: string | undefined
  /** How members reach the site; absent, never in production: as the request says. */
  readonly publicOrigin: string | undefined
  /** Other origins that may call the API. */
  readonly allowedOrigins: readonly string[]
  /** How many proxies in front may be believed about the caller's address. */
  readonly trustProxy: number
  readonly sandbox: boolean
  /** Ed25519 key in PEM that signs the ledger's blocks; absent: one beside the embedded database, none with PostgreSQL. */
  readonly ledgerKeyFile: string | undefined
  /** Relays of drand's HTTP API; none: rounds of Yeekee have the delay, outside of the sandbox. */
  readonly drandUrls: readonly string[]
  /**
   * Hashes between two checkpoints of the delay; 0: no rounds by it. Absent: as many as are usual, and in the sandbox its own
   * beacon.
   */
  readonly yeekeeDelaySteps: number | undefined
  /** How many processes serve. One where the database is embedded or the sandbox is there, which remember by themselves. */
  readonly processes: number
  /** How long a member's wish for a looser limit waits before it can be confirmed. */
  readonly coolOffHours: CoolOff
  /** A pooler that changes sessions between transactions stands before the database: no statement may have a name. */
  readonly databasePooler: boolean
  readonly lineChannelId: string
  readonly lineChannelSecret: string
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Where `/livez`, `/readyz` and `/metrics` are; absent: nowhere. */
  readonly adminListen: { readonly host: string; readonly port: number } | undefined
  /** How long requests are still taken after SIGTERM while `/readyz` says no, so that a proxy can look elsewhere. */
  readonly stopNoticeSeconds: number
  /** Collector of traces; absent: nothing is traced. */
  readonly tracesTo: string | undefined
  readonly production: boolean
}

/** Every fault of the environment, a sentence each. */
export class BadConfig extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** An empty variable counts as one that is not set. */
const given = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))

/** In production on the loopback, under the port that exporters usually have; elsewhere only where it is asked for. */
function adminListen(given: string | undefined, production: boolean): Config['adminListen'] {
  const where = given ?? (production ? '127.0.0.1:9464' : 'off')
  if (where === 'off') return undefined
  const colon = where.lastIndexOf(':')
  return { host: where.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(where.slice(colon + 1)) }
}

/** Reads the configuration or throws BadConfig. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = z.safeParse(environment, given(env))
  const faults = read.success ? [] : [...new Set(read.error.issues.map((issue) => issue.message))]
  const production = env.NODE_ENV === 'production'
  const sandbox = read.data?.SANDBOX ?? (!env.DATABASE_URL && !production)
  if (production && env.SANDBOX === '1') faults.push('SANDBOX must not be 1 when NODE_ENV is production.')
  if (production && !env.DATABASE_URL) faults.push('DATABASE_URL must be set when NODE_ENV is production.')
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL)
    faults.push('DATABASE_URL must be set with DATABASE_OWNER_URL: the database, as the server uses it.')
  if (production && !env.PUBLIC_ORIGIN) {
    faults.push(
      'PUBLIC_ORIGIN must be set when NODE_ENV is production, to how members reach the site: https://www.example.com.',
    )
  }
  if (production && !env.GAMES_ORIGIN) {
    faults.push(
      'GAMES_ORIGIN must be set when NODE_ENV is production, to where game frames come from: https://games.example.com.',
    )
  }
  if (production) faults.push(...productionFaults(env))
  if (env.GAMES_ORIGIN && env.GAMES_ORIGIN === env.PUBLIC_ORIGIN) {
    faults.push('GAMES_ORIGIN must differ from PUBLIC_ORIGIN: game frames need an origin of their own.')
  }
  if (Boolean(env.LINE_CHANNEL_ID) !== Boolean(env.LINE_CHANNEL_SECRET)) {
    faults.push('LINE_CHANNEL_ID and LINE_CHANNEL_SECRET must be set together.')
  }
  const gamesPort = read.data && (read.data.GAMES_PORT ?? (read.data.PORT === 0 ? 0 : read.data.PORT + 1))
  if (sandbox && gamesPort !== undefined && gamesPort !== 0 && gamesPort === read.data?.PORT) {
    faults.push('GAMES_PORT must differ from PORT: game frames need an origin of their own.')
  }
  if (gamesPort !== undefined && gamesPort > 65_535)
    faults.push('GAMES_PORT must be set, since PORT is the last there is.')
  const alone = sandbox || !env.DATABASE_URL
  if (alone && (read.data?.WEB_PROCESSES ?? 1) > 1) {
    faults.push(
      'WEB_PROCESSES must be 1 with the embedded database or the sandbox, which are of one process each.',
    )
  }
  if (!read.success || faults.length > 0) throw new BadConfig(faults)
  const values = read.data
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    siteDir: values.SITE_DIR && resolve(values.SITE_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    gamesPort: gamesPort!,
    gamesOrigin: values.GAMES_ORIGIN,
    publicOrigin: values.PUBLIC_ORIGIN,
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    sandbox,
    drandUrls: values.DRAND_URLS,
    yeekeeDelaySteps: values.YEEKEE_DELAY_STEPS,
    ledgerKeyFile: values.LEDGER_KEY_FILE && resolve(values.LEDGER_KEY_FILE),
    processes: alone ? 1 : (values.WEB_PROCESSES ?? availableParallelism()),
    coolOffHours: values.LIMIT_COOL_OFF_HOURS,
    databasePooler: values.DATABASE_POOLER,
    lineChannelId: values.LINE_CHANNEL_ID,
    lineChannelSecret: values.LINE_CHANNEL_SECRET,
    // On a developer's screen a line per request would hide what matters.
    logLevel: values.LOG_LEVEL ?? (sandbox ? 'warn' : 'info'),
    adminListen: adminListen(values.ADMIN_LISTEN, production),
    stopNoticeSeconds: values.STOP_NOTICE_SECONDS,
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    production,
  }
}
