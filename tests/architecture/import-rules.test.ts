import { createRequire } from 'node:module'
import type { IConfiguration, ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cruiseImports, importFaults } from '../../scripts/check/imports.ts'
import { scratchInside } from './scratch.ts'

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration

/** Rule, the file that breaks it, and what that file imports. */
const broken: readonly [rule: string, from: string, imports: string][] = [
  ['no-cycles', 'src/lib/one.ts', './two.ts'],
  ['no-cycles', 'src/lib/two.ts', "TYPE './one.ts'"],
  ['pages-import-nothing-above', 'src/pages/Up.tsx', '../app/main.tsx'],
  ['features-import-nothing-above', 'src/features/up/Up.tsx', '../../pages/Fine.tsx'],
  [
    'forms-dialogs-data-stores-platform-ui-import-nothing-above',
    'src/data/up.ts',
    '../features/fine/Fine.tsx',
  ],
  ['api-import-nothing-above', 'src/api/up.ts', '../stores/fine.ts'],
  ['lib-and-strings-know-nothing', 'src/strings/up.ts', '../api/fine.ts'],
  ['words-know-no-helpers', 'src/strings/lib.ts', '../lib/fine.ts'],
  ['lib-and-strings-know-nothing', 'src/lib/rule.ts', '../../rules/promotion.ts'],
  ['features-are-strangers', 'src/features/stranger/Stranger.tsx', '../fine/Fine.tsx'],
  ['rooms-are-private', 'src/pages/Parts.tsx', '../features/fine/parts/Inner.tsx'],
  ['rooms-are-private', 'src/pages/Room.tsx', '../features/fine/room/Inner.tsx'],
  ['ui-knows-nothing-of-the-product', 'src/ui/Up.tsx', '../../contracts/fine.ts'],
  ['ui-knows-nothing-of-the-product', 'src/ui/Rule.tsx', '../../rules/promotion.ts'],
  ['ui-knows-nothing-of-the-product', 'src/ui/Router.tsx', 'react-router'],
  ['contracts-import-only-zod', 'contracts/react.ts', 'react'],
  ['rules-import-only-contracts', 'rules/server.ts', '../server/kit/fine.ts'],
  ['rules-import-only-contracts', 'rules/site.ts', '../src/lib/fine.ts'],
  ['site-and-server-meet-in-contracts', 'src/lib/server.ts', '../../server/kit/fine.ts'],
  ['server-knows-no-site', 'server/kit/site.ts', '../../src/lib/fine.ts'],
  ['server-knows-no-site', 'sandbox/site.ts', '../src/lib/fine.ts'],
  ['server-knows-no-sandbox', 'server/kit/sandbox.ts', '../../sandbox/fine.ts'],
  ['web-knows-no-liff', 'src/app/liff.ts', '../../liff/sdk/sdk.ts'],
  ['modules-meet-at-their-root', 'server/modules/one/inner.ts', '../two/parts/fine.ts'],
  ['modules-meet-at-their-root', 'server/modules/one/inner.test.ts', '../two/parts/fine.ts'],
  ['parts-of-modules-are-private', 'server/nightlies.ts', './modules/two/parts/fine.ts'],
  ['parts-of-modules-are-private', 'tests/harness/inner.ts', '../../server/modules/two/parts/fine.ts'],
  ['server-core-knows-no-module', 'server/ledger/module.ts', '../modules/two/fine.ts'],
  ['tests-stay-outside', 'src/lib/test.ts', 'vitest'],
  ['home-of--line-liff', 'liff/other.ts', '@line/liff'],
  ['home-of--simplewebauthn-server', 'server/kit/webauthn.ts', '@simplewebauthn/server'],
  ['home-of--simplewebauthn-browser', 'src/data/webauthn.ts', '@simplewebauthn/browser'],
  ['home-of-axios', 'src/data/axios.ts', 'axios'],
  ['home-of-nprogress', 'src/ui/progress.ts', 'nprogress'],
  ['home-of-antd-mobile', 'src/features/antd/Antd.tsx', 'antd-mobile'],
  ['home-of--tanstack-react-query', 'src/ui/query.ts', '@tanstack/react-query'],
  ['home-of-react-hook-form', 'src/pages/Form.tsx', 'react-hook-form'],
  ['home-of-zustand', 'src/pages/Store.tsx', 'zustand'],
  ['home-of-fuse-js', 'src/pages/Fuse.tsx', 'fuse.js'],
  ['home-of-lucide-react', 'src/pages/Icon.tsx', 'lucide-react'],
  ['home-of-drizzle-orm', 'src/lib/drizzle.ts', 'drizzle-orm'],
  ['home-of--electric-sql-pglite', 'server/kit/pglite.ts', '@electric-sql/pglite'],
  ['home-of-pg', 'server/kit/pg.ts', 'pg'],
  ['home-of-pg-boss', 'server/kit/boss.ts', 'pg-boss'],
  ['home-of-hono', 'src/lib/hono.ts', 'hono'],
  ['home-of-pino', 'src/lib/pino.ts', 'pino'],
  ['home-of-prom-client', 'server/kit/metrics.ts', 'prom-client'],
  ['home-of--opentelemetry', 'server/kit/traces.ts', '@opentelemetry/api'],
  ['no-orphans', 'src/lib/orphan.ts', ''],
  ['imports-resolve', 'src/lib/lost.ts', './nowhere.ts'],
  ['packages-are-declared', 'server/kit/undeclared.ts', 'tinyglobby'],
  ['no-dev-packages-in-what-runs', 'server/kit/dev.ts', 'prettier'],
]

const fine: Readonly<Record<string, string>> = {
  'rules/promotion.ts': 'export const a = 1\n',
  'rules/baht.ts': 'export const a = 1\n',
  'src/ui/Price.tsx': "import '../../rules/baht.ts'\n",
  'src/lib/price.ts': "import '../../rules/baht.ts'\n",
  'contracts/fine.ts': "import * as z from 'zod/mini'\nexport const a = z.string()\n",
  'liff/boot.ts': "import './sdk/sdk.ts'\n",
  'liff/sdk/sdk.ts': "import liff from '@line/liff'\nexport const start = liff.init\n",
  'main.ts':
    "import './server/kit/fine.ts'\nimport './server/modules/two/fine.ts'\nimport './sandbox/fine.ts'\n",
  'sandbox/fine.ts': "export * as fine from '../server/kit/fine.ts'\n",
  'server/kit/fine.ts': "export * as c from '../../contracts/fine.ts'\n",
  'server/modules/two/fine.ts': "export { b } from './parts/fine.ts'\n",
  'server/modules/two/parts/fine.ts': 'export const b = 1\n',
  'src/app/main.tsx': "import '../pages/Fine.tsx'\nimport 'nprogress'\n",
  'src/pages/Fine.tsx': "export { Fine } from '../features/fine/Fine.tsx'\n",
  'src/features/fine/Fine.tsx':
    "import './room/Inner.tsx'\nexport { Inner as Fine } from './parts/Inner.tsx'\n",
  'src/features/fine/parts/Inner.tsx': "import '../../../stores/fine.ts'\nexport const Inner = 1\n",
  'src/features/fine/room/Inner.tsx': "import '../parts/Inner.tsx'\nexport const Inner = 1\n",
  'src/stores/fine.ts': "import 'zustand'\nexport { fine } from '../api/fine.ts'\n",
  'src/api/fine.ts':
    "import 'axios'\nimport '../../contracts/fine.ts'\nexport { fine } from '../lib/fine.ts'\n",
  'src/lib/fine.ts': 'export const fine = 1\n',
}

function importLine(what: string): string {
  if (what === '') return 'export const alone = 1\n'
  if (what.startsWith('TYPE ')) return `import type { a } from ${what.slice(5)}\nexport type A = typeof a\n`
  return `import * as it from '${what}'\nexport const a = it\n`
}

describe('import rules', () => {
  const project = scratchInside({
    ...fine,
    ...Object.fromEntries(broken.map(([, from, what]) => [from, importLine(what)])),
  })
  let result: ICruiseResult
  beforeAll(async () => {
    result = await cruiseImports(project.dir)
  })
  afterAll(project.remove)

  it.each(broken)('%s: %s is reported', (rule, from) => {
    expect(importFaults(result).filter((fault) => fault.startsWith(`${rule}: `))).toContainEqual(
      expect.stringContaining(from),
    )
  })

  it('has a case for every rule', () => {
    const proven = new Set(broken.map(([rule]) => rule))
    expect(forbidden?.map((rule) => rule.name).filter((name) => !proven.has(name ?? ''))).toEqual([])
  })

  it('reports nothing where the arrows run the right way', () => {
    const faults = importFaults(result).filter((fault) =>
      Object.keys(fine).some((path) => fault.includes(`: ${path} →`)),
    )
    expect(faults).toEqual([])
  })
})
