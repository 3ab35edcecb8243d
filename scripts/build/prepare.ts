import { readFileSync } from 'node:fs'
import { at } from '../lib/paths.mjs'
import { siteEnvFaults } from './env.ts'
import { liffBuild } from './liff.ts'
import { platformBuild } from '../platform/site-variables.ts'

/** Completes the VITE_ variables by liff.config.json and the platform's profile; throws with every fault of all, before anything is built. */
export function prepareSiteEnv(): void {
  const liff = liffBuild(process.env, readFileSync(at('liff.config.json'), 'utf8'))
  Object.assign(process.env, liff.variables)
  const platform = platformBuild(process.env)
  Object.assign(process.env, platform.variables)
  const faults = [...siteEnvFaults(process.env), ...liff.faults, ...platform.faults]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
