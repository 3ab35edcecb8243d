/**
 * What the platform's profile gives to the build (decision 086): `VITE_PLATFORM_PROFILE` names the file that
 * `npm run conformance -- --profile` wrote; what it knows of the calls becomes variables, unless they are set.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { at } from '../lib/paths.mjs'
import { callsThatAre, readProfile } from './profile.ts'

type Env = Readonly<Record<string, string | undefined>>

interface PlatformBuild {
  /** VITE_ variables to be added. */
  variables: Record<string, string>
  /** One sentence each; empty when all is well. */
  faults: string[]
}

/** A path in the variable is one from the root of the project. */
export function platformBuild(env: Env): PlatformBuild {
  const path = env.VITE_PLATFORM_PROFILE ?? ''
  if (path === '') return { variables: {}, faults: [] }
  try {
    const profile = readProfile(readFileSync(resolve(at(), path), 'utf8'))
    const given = {
      VITE_PLATFORM_OFFERED: callsThatAre(profile, 'offered').join(','),
      VITE_PLATFORM_NOT_OFFERED: callsThatAre(profile, 'notOffered').join(','),
      VITE_PLATFORM_ZONE: profile.zone ?? '',
    }
    return {
      variables: Object.fromEntries(Object.entries(given).filter(([name]) => !env[name])),
      faults: [],
    }
  } catch (error) {
    return { variables: {}, faults: [`VITE_PLATFORM_PROFILE is "${path}": ${(error as Error).message}`] }
  }
}
