/**
 * The build's variables, checked before anything is built: every fault at once, one sentence each.
 * The table in README.md ("Configuration") says what each one means.
 */
import { existsSync } from 'node:fs'
import { isZone } from '#contracts/zone.ts'

import { at } from '../lib/paths.mjs'
import { isLanguage } from './language/catalogue.ts'

type Env = Readonly<Record<string, string | undefined>>
type Check = (value: string) => string | undefined

const says = (right: boolean, otherwise: string) => (right ? undefined : otherwise)

const origin: Check = (value) =>
  says(
    URL.canParse(value) && new URL(value).origin === value && /^https?:/.test(value),
    'an origin such as https://games.example',
  )

const address: Check = (value) =>
  says(
    value === '' || /^\/[^/]/.test(value) || (URL.canParse(value) && /^https?:/.test(value)),
    "an address such as https://api.example, or a path such as /line ('' is the site's own origin)",
  )

const names: Check = (value) => says(/^[\w.,]*$/.test(value), 'names of calls with commas between')

const checks: Readonly<Record<string, Check>> = {
  VITE_API_BASE_URL: (value) => address(value) ?? says(!value.endsWith('/'), 'without a slash at its end'),
  VITE_AGENT_CODE: (value) => says(/^[\w-]{1,64}$/.test(value), 'letters, digits, - and _ only'),
  VITE_AGENT_ID: (value) => says(/^[1-9]\d{0,9}$/.test(value), 'a whole number above zero'),
  VITE_LINE_CHANNEL_ID: (value) =>
    says(/^(\d{10}|sandbox|)$/.test(value), 'the ten digits of a LINE Login channel'),
  VITE_LINE_AUTHORIZE_URL: address,
  VITE_LIFF_ENV: (value) => says(/^([a-z][a-z\d-]*|)$/.test(value), 'an environment of liff.config.json'),
  VITE_LIFF_ID: (value) => says(/^(\d{10}-\w{8}|)$/.test(value), 'a LIFF id such as 1234567890-AbCdEfGh'),
  VITE_LIFF_HOST: (value) => says(/^([a-z\d-]+(\.[a-z\d-]+)+|)$/.test(value), 'a host such as liff.line.me'),
  VITE_PUBLIC_ORIGIN: (value) => (value === '' ? undefined : origin(value)),
  VITE_BRAND: (value) =>
    says(value === '' || existsSync(at(value)), 'the path of a brand, as brands/example.json'),
  VITE_LANG: (value) => says(value === '' || isLanguage(value), 'th, or the name of a folder in languages/'),
  VITE_SANDBOX: (value) => says(['', '0', '1'].includes(value), '1 (shows the sandbox mark) or 0'),
  VITE_PLATFORM: (value) =>
    says(value === '' || existsSync(at('platforms', `${value}.ts`)), 'the name of a file in platforms/'),
  VITE_PLATFORM_PROFILE: () => undefined,
  VITE_PLATFORM_OFFERED: names,
  VITE_PLATFORM_NOT_OFFERED: names,
  VITE_PLATFORM_ZONE: (value) =>
    says(value === '' || isZone(value), 'a time zone such as Asia/Bangkok, or an offset such as +07:00'),
  VITE_GAME_ORIGINS: (value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(origin)
      .find(Boolean),
}

/** Set by Vite itself. */
const vites = new Set(['VITE_USER_NODE_ENV'])

/** One English sentence for each wrong VITE_ variable; empty when all is well. */
export function siteEnvFaults(env: Env): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (!name.startsWith('VITE_') || vites.has(name)) return []
    const check = checks[name]
    if (!check)
      return [`${name} is not a variable of this site; known are ${Object.keys(checks).join(', ')}.`]
    const wanted = check(value)
    return wanted ? [`${name} is ${JSON.stringify(value)}, but must be ${wanted}.`] : []
  })
}
