/** What the liff commands share: arguments, the configuration file, the channel and its secret. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readLiffConfigText } from '#liff/config/read.ts'
import type { LiffConfig } from '#liff/config/schema.ts'
import { at } from '../lib/paths.mjs'
import { withEnvFiles } from '../lib/site-env.mjs'
import type { Channel } from './line-api.ts'

export interface Settings {
  config: LiffConfig
  environment: string
  channel: Channel
  /** apply: really send. */
  send: boolean
  /** apply: the production environment is meant. */
  production: boolean
}

const usage = (command: string) =>
  `usage: npm run liff:${command} -- [--env development] [--config liff.config.json]${command === 'apply' ? ' [--yes] [--production]' : ''}`

const options = {
  env: { type: 'string', default: 'development' },
  config: { type: 'string', default: at('liff.config.json') },
  yes: { type: 'boolean', default: false },
  production: { type: 'boolean', default: false },
} as const

/** Reads everything before anything is asked of LINE; each fault ends the command with its sentence. */
export function settingsOf(command: 'plan' | 'apply', args: readonly string[]): Settings {
  const { env, config: file, yes, production } = parsed(command, args)
  const config = readConfigFile(file)
  const environment = config.environments[env]
  if (!environment) {
    throw new Error(
      `There is no environment ${env}; known are ${Object.keys(config.environments).join(', ')}.`,
    )
  }
  if (environment.channelId === '') {
    throw new Error(`Environment ${env} is not set up yet: its channelId is empty (docs/liff.md says how).`)
  }
  return { config, environment: env, channel: channelOf(environment.channelId), send: yes, production }
}

function parsed(command: 'plan' | 'apply', args: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (command === 'plan' && (values.yes || values.production)) throw new Error('liff:plan never sends.')
    return values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage(command)}`, {
      cause: error,
    })
  }
}

/** The configuration, or an error that lists every fault. */
export function readConfigFile(file: string = at('liff.config.json')): LiffConfig {
  const reading = readLiffConfigText(readFileSync(file, 'utf8'))
  if (reading.ok) return reading.config
  throw new Error(`Faults of liff.config.json (${reading.faults.length}):\n${reading.faults.join('\n')}`)
}

/** The secret comes from the environment and goes nowhere but to LINE. */
function channelOf(id: string): Channel {
  const env = withEnvFiles(process.env)
  const secret = env.LINE_CHANNEL_SECRET ?? ''
  if (secret === '') throw new Error(`LINE_CHANNEL_SECRET must be set to the secret of channel ${id}.`)
  const base = env.LINE_API_BASE_URL ?? 'https://api.line.me'
  if (!/^(https:\/\/api\.line\.me|http:\/\/(127\.0\.0\.1|localhost):\d+)$/.test(base)) {
    throw new Error('LINE_API_BASE_URL must be https://api.line.me or a stand-in on this machine.')
  }
  return { base, id, secret }
}
