/** Before `npm start` does anything that takes time: every wrong variable, the build's and the server's, at once. */
import { BadConfig, readConfig } from '../server/config.ts'
import { siteEnvFaults } from './build/env.ts'

const faults = [...siteEnvFaults(process.env), ...serverFaults(process.env)]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function serverFaults(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof BadConfig) return error.faults
    throw error
  }
}
