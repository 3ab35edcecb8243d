/**
 * What liff.config.json gives to the build. `VITE_LIFF_ENV` names the environment; only that one's values reach the
 * bundle, each unless its own variable is set. The file is checked at every build, named or not.
 */
import { readLiffConfigText } from '#liff/config/read.ts'
import { type LiffConfig, MAIN_APP } from '#liff/config/schema.ts'

type Env = Readonly<Record<string, string | undefined>>

export interface LiffBuild {
  /** VITE_ variables to be added. */
  variables: Record<string, string>
  /** One sentence each; empty when all is well. */
  faults: string[]
}

export function liffBuild(env: Env, text: string): LiffBuild {
  const reading = readLiffConfigText(text)
  if (!reading.ok) return { variables: {}, faults: reading.faults }
  const name = env.VITE_LIFF_ENV ?? ''
  if (name === '') return { variables: {}, faults: [] }
  const given = valuesOf(reading.config, name)
  if (!given) {
    const known = Object.keys(reading.config.environments).join(', ')
    return { variables: {}, faults: [`VITE_LIFF_ENV is "${name}"; liff.config.json knows ${known}.`] }
  }
  const own = env.VITE_LIFF_ID ?? ''
  const other = own !== '' && given.VITE_LIFF_ID !== '' && own !== given.VITE_LIFF_ID
  const unset = Object.entries(given).filter(([variable, value]) => value !== '' && !env[variable])
  return {
    variables: Object.fromEntries(unset),
    faults: other
      ? [`VITE_LIFF_ID is ${own}, but environment ${name} of liff.config.json says ${given.VITE_LIFF_ID}.`]
      : [],
  }
}

function valuesOf(config: LiffConfig, name: string) {
  const environment = config.environments[name]
  if (!environment) return null
  return {
    VITE_LIFF_ID: environment.liffIds[MAIN_APP] ?? '',
    VITE_LIFF_HOST: config.apps[MAIN_APP]!.linkHost,
    VITE_LINE_CHANNEL_ID: environment.channelId,
    VITE_PUBLIC_ORIGIN: environment.origin,
  }
}
