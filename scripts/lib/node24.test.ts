import { expect, it } from 'vitest'
import { projectNode, runsTypeScript } from './node24.mjs'

const mac = { platform: 'darwin', arch: 'arm64' } as const

it('is the caller’s own where none is packaged and it runs TypeScript', () => {
  for (const version of ['22.18.0', '23.6.0', '24.0.0', '26.1.0'])
    expect(projectNode({ ...mac, version })).toBe(process.execPath)
})

it('is asked for, by version, where the caller’s own does not', () => {
  for (const version of ['20.20.2', '22.17.1', '23.5.0']) {
    expect(runsTypeScript(version)).toBe(false)
    expect(() => projectNode({ ...mac, version })).toThrow(
      `For this platform (darwin arm64) there is no packaged Node 24, and Node ${version} does not run TypeScript. ` +
        'Install Node 24 (22.18 or later will do) and run the command again.',
    )
  }
})
