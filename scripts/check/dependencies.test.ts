import { describe, expect, it } from 'vitest'
import { readAudit } from './audit.ts'
import { makeSbom, readLock, sbomFaults, type Lock, type Sbom } from './sbom.ts'

describe('the audit', () => {
  const report = (severity: string) =>
    JSON.stringify({
      vulnerabilities: { left: { name: 'left', severity, range: '<1.2.0' } },
      metadata: { vulnerabilities: { [severity]: 1 } },
    })

  it.each(['high', 'critical'])('fails on %s', (severity) => {
    expect(readAudit(report(severity))).toMatchObject({ faults: [`left <1.2.0: ${severity}`] })
  })

  it('counts what is milder, and passes', () => {
    expect(readAudit(report('moderate'))).toEqual({ faults: [], note: 'production dependencies, 1 milder' })
  })

  it.each([
    ['a registry without advisories', '{"message":"405 Method Not Allowed","statusCode":405}', '405'],
    ['no network', '{"error":{"code":"ECONNREFUSED","summary":""}}', 'ECONNREFUSED'],
    ['nothing at all', '', 'no answer'],
  ])('has not looked where there is %s, and says so', (_, output, why) => {
    expect(readAudit(output)).toMatchObject({
      faults: [],
      notChecked: `the registry told nothing of advisories (${why})`,
    })
  })
})

describe('the bill of materials', () => {
  const lock: Lock = {
    name: 'shop',
    packages: {
      '': { version: '1.0.0' },
      'node_modules/left': { version: '1.0.0', license: 'MIT' },
      'node_modules/left/node_modules/@a/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/odd': { version: '3.0.0', license: 'AGPL-3.0' },
      'node_modules/tool': { version: '4.0.0', license: 'AGPL-3.0', dev: true },
    },
  }
  const sbom = (...refs: string[]): Sbom => ({
    metadata: { component: { name: 'shop' } },
    components: refs.map((ref) => ({ 'bom-ref': ref, name: '', version: '' })),
    dependencies: [],
  })

  it('names what is missing and what has a licence nobody allowed', () => {
    expect(sbomFaults(sbom('left@1.0.0', 'odd@3.0.0'), lock)).toEqual([
      '@a/b@2.0.0 is in the lockfile and not in the bill of materials',
      'odd@3.0.0: the licence "AGPL-3.0" is not on the list (scripts/check/sbom.ts)',
    ])
  })

  it('of this product holds its production tree and nothing else, each with a licence and no address', async () => {
    const real = readLock()
    const made = await makeSbom(real)
    expect(sbomFaults(made, real)).toEqual([])
    const names = made.components.map((one) => one['bom-ref'].replace(/@[^@]*$/, ''))
    expect(names).toEqual(expect.arrayContaining(['hono', 'pg', 'react', 'zod']))
    expect(names).not.toContain('vitest')
    expect(made.components.every((one) => (one.licenses?.length ?? 0) > 0)).toBe(true)
    expect(made.metadata.component.name).toBe(real.name)
  })
})
