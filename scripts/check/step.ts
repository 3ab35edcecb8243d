import { spawn } from 'node:child_process'
import { projectNode } from '../lib/node24.mjs'
import { at } from '../lib/paths.mjs'

/** What a step found: faults (none = passed) and one line of what it looked at. */
export interface Finding {
  faults: string[]
  note: string
  /** Why nothing could be looked at: neither passed nor failed, and said so. */
  notChecked?: string
}

/** One part of `npm run check`. */
export interface Step {
  name: string
  look(): Promise<Finding>
}

/** A tool that says it all by exit code and output. */
export async function toolFinding(script: string, args: readonly string[], note: string): Promise<Finding> {
  const { code, output } = await capture(projectNode(), [at(script), ...args])
  return { faults: code === 0 ? [] : [output.trim() || `${script} ended with exit code ${code}`], note }
}

/** Runs a command in the project folder and keeps everything it prints. */
export function capture(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: at(), stdio: ['ignore', 'pipe', 'pipe'] })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }))
  })
}
