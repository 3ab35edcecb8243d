import { readFileSync } from 'node:fs'
import { npmOutput } from '../lib/npm.ts'
import { at } from '../lib/paths.mjs'
import type { Finding, Step } from './step.ts'

/** As far as it is looked at: a bill of materials in CycloneDX. */
export interface Sbom {
  metadata: { component: { name: string } }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

interface Component {
  'bom-ref': string
  name: string
  version: string
  licenses?: unknown[]
}

interface Locked {
  version: string
  name?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

export interface Lock {
  name: string
  packages: Record<string, Locked>
}

/** A package of the lockfile that runs in production, or is needed to: `name@version` and its licence. */
interface Needed {
  readonly ref: string
  readonly licence: string
}

/** Licences under which a package may come with the product. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
])

/** Under terms of their own that were read: LINE's SDK, and a hash function without any rights reserved. */
const READ: readonly (readonly [name: RegExp, licence: string])[] = [
  [/^@(line\/liff|liff\/[\w-]+)@/, 'SEE LICENSE IN README.md'],
  [/^tiny-sha256@/, 'Public domain'],
]

export const readLock = (): Lock => JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as Lock

function neededBy(lock: Lock): Needed[] {
  const all = Object.entries(lock.packages).filter(([path, one]) => path && !one.dev && !one.devOptional)
  return all.map(([path, one]) => ({
    ref: `${one.name ?? path.split('node_modules/').at(-1)}@${one.version}`,
    licence: one.license ?? '',
  }))
}

/**
 * The whole tree as npm tells it from the lockfile, cut down to production. npm's own `--omit=dev` leaves out packages
 * that both production and development need.
 */
export async function makeSbom(lock: Lock): Promise<Sbom> {
  const output = await npmOutput(['sbom', '--sbom-format=cyclonedx', '--package-lock-only'])
  const whole = JSON.parse(output) as Sbom
  const licences = new Map(neededBy(lock).map(({ ref, licence }) => [ref, licence]))
  const isNeeded = (ref: string) => licences.has(ref)
  const root = whole.metadata.component
  return {
    ...whole,
    // npm takes the folder's name.
    metadata: { ...whole.metadata, component: { ...root, name: lock.name } },
    components: whole.components
      .filter((one) => isNeeded(one['bom-ref']))
      .map((one) =>
        one.licenses?.length
          ? one
          : { ...one, licenses: [{ license: { name: licences.get(one['bom-ref']) } }] },
      ),
    dependencies: whole.dependencies
      .filter(({ ref }) => isNeeded(ref) || ref.startsWith(`${lock.name}@`))
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter(isNeeded) })),
  }
}

/** Every package of the lockfile's production tree is in it, and under a licence that is allowed. */
export function sbomFaults(sbom: Sbom, lock: Lock): string[] {
  const there = new Set(sbom.components.map((one) => one['bom-ref']))
  return neededBy(lock).flatMap(({ ref, licence }) => {
    const isAllowed =
      ALLOWED.has(licence) || READ.some(([name, terms]) => name.test(ref) && terms === licence)
    return [
      ...(there.has(ref) ? [] : [`${ref} is in the lockfile and not in the bill of materials`]),
      ...(isAllowed ? [] : [`${ref}: the licence "${licence}" is not on the list (scripts/check/sbom.ts)`]),
    ]
  })
}

export const sbomStep: Step = {
  name: 'Bill of materials',
  async look(): Promise<Finding> {
    const lock = readLock()
    const sbom = await makeSbom(lock)
    return {
      faults: sbomFaults(sbom, lock),
      note: `${sbom.components.length} packages of production, CycloneDX`,
    }
  },
}
