import { describe, expect, it } from 'vitest'
import { budgetFinding, type Budgets } from '../../scripts/check/budgets.ts'
import { fileSizes } from '../../scripts/check/file-sizes.ts'
import { graphPage } from '../../scripts/check/graph.ts'
import { thaiLetters } from '../../scripts/check/thai-letters.ts'

const lines = (count: number) => 'a\n'.repeat(count)

describe('Thai letters', () => {
  it('reports a Thai letter in a component, a comment, a style sheet and a handler, with its line', () => {
    const { faults } = thaiLetters([
      { path: 'src/ui/A.tsx', text: 'const a = 1\nconst b = "ก"\n' },
      { path: 'src/ui/A.module.css', text: '/* ฿ */\n' },
      { path: 'server/kit/a.ts', text: '// ๙\n' },
    ])
    expect(faults).toEqual([
      'src/ui/A.tsx:2: const b = "ก"',
      'src/ui/A.module.css:1: /* ฿ */',
      'server/kit/a.ts:1: // ๙',
    ])
  })

  it('lets the three catalogues and tests speak Thai', () => {
    const paths = [
      'src/strings/a.ts',
      'server/strings/a.ts',
      'sandbox/strings/a.ts',
      'src/ui/A.test.tsx',
      'tests/e2e/a.ts',
    ]
    expect(thaiLetters(paths.map((path) => ({ path, text: 'ก' }))).faults).toEqual([])
  })
})

describe('file sizes', () => {
  const files = (sizes: number[], name: (n: number) => string) =>
    sizes.map((size, index) => ({ path: name(index), text: lines(size) }))

  it('reports a median above 80 lines', () => {
    const { faults } = fileSizes(files([90, 90, 10], (n) => `src/lib/a${n}.ts`))
    expect(faults).toEqual(['Files: the median is 90 lines; the limit is 80.'])
  })

  it('reports a 90th percentile above 200 lines', () => {
    expect(fileSizes(files([10, 10, 250], (n) => `src/lib/a${n}.ts`)).faults).toHaveLength(1)
  })

  it('reports components above a median of 60 lines, a 90th percentile of 120 and one above 140', () => {
    const faultsOf = (counts: number[]) => fileSizes(files(counts, (n) => `src/ui/A${n}.tsx`)).faults
    expect(faultsOf([10, 60, 120])).toEqual([])
    expect(faultsOf([10, 61, 70])).toEqual(['Components: the median is 61 lines; the limit is 60.'])
    expect(faultsOf([10, 10, 121])).toEqual([
      'Components: the 90th percentile is 121 lines; the limit is 120.',
    ])
    expect(faultsOf([...Array<number>(19).fill(10), 141])).toEqual([
      'Components: the longest is 141 lines; the limit is 140.',
    ])
  })

  it('does not count contracts, strings, seeds and tests', () => {
    const paths = ['contracts/a.ts', 'src/strings/a.ts', 'sandbox/catalogue/a.ts', 'src/lib/a.test.ts']
    expect(fileSizes(paths.map((path) => ({ path, text: lines(900) }))).faults).toEqual([])
  })
})

describe('budgets', () => {
  const manifest = {
    'index.html': { file: 'assets/web.js', css: ['assets/web.css'], imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    'src/pages/landing/LandingPage.tsx': {
      file: 'assets/landing.js',
      css: ['assets/landing.css'],
      imports: ['index.html'],
    },
    'src/pages/money/DepositPage.tsx': { file: 'assets/deposit.js', imports: ['_react.js'] },
  }
  const sizes: Record<string, number> = {
    'assets/web.js': 20,
    'assets/react.js': 60,
    'assets/landing.js': 30,
    'assets/deposit.js': 45,
    'assets/web.css': 8,
    'assets/landing.css': 6,
  }
  const weigh = async (path: string, packing = 'brotli') => (sizes[path] ?? 0) * (packing === 'gzip' ? 2 : 1)
  const budgets = (js: number, css: number, chunk = 70): Budgets => ({
    groups: [
      { name: 'landing', modules: ['src/pages/landing/LandingPage.tsx'], js, css },
      { name: 'pages', visits: '^(landing|money)/', js: 200, css: 200, scripts: 3 },
    ],
    chunk,
  })

  const visits = [
    { page: 'landing/LandingPage', who: 'visitor' as const, modules: ['src/pages/landing/LandingPage.tsx'] },
    { page: 'money/DepositPage', who: 'member' as const, modules: ['src/pages/money/DepositPage.tsx'] },
  ]

  it('counts each chunk of the entry and the page once', async () => {
    const finding = await budgetFinding(manifest, budgets(110, 14), weigh, visits)
    expect(finding.faults).toEqual([])
    expect(finding.note).toBe(
      'landing at most 110.0 kB JS (src/pages/landing/LandingPage.tsx), 14.0 kB CSS, 3 scripts; ' +
        'pages at most 125.0 kB JS (money/DepositPage, member), 14.0 kB CSS, 3 scripts',
    )
  })

  it('counts what a page loads by itself, and its scripts', async () => {
    const more = visits.map((visit) => ({ ...visit, modules: [...visit.modules, '_own.js'] }))
    const grown = { ...manifest, '_own.js': { file: 'assets/own.js' } }
    const { faults } = await budgetFinding(grown, budgets(110, 14), weigh, more)
    expect(faults).toEqual([
      'landing/LandingPage, visitor: 4 scripts; the budget is 3.',
      'money/DepositPage, member: 4 scripts; the budget is 3.',
    ])
  })

  it('counts what stands for several chunks, and those no more', async () => {
    const stands = { 'assets/react.js': 'assets/pack.js', 'assets/deposit.js': 'assets/pack.js' }
    const packed = (path: string) => (path === 'assets/pack.js' ? Promise.resolve(99) : weigh(path))
    const ofDeposit = (keys: readonly string[]) => (keys.some((key) => key.includes('Deposit')) ? stands : {})
    const { note } = await budgetFinding(manifest, budgets(110, 14), packed, visits.slice(1), ofDeposit)
    expect(note).toContain('pages at most 119.0 kB JS (money/DepositPage, member), 8.0 kB CSS, 2 scripts')
  })

  it('reports JavaScript, CSS and a single chunk over budget', async () => {
    const { faults } = await budgetFinding(manifest, budgets(109, 13, 50), weigh, visits)
    expect(faults).toEqual([
      'src/pages/landing/LandingPage.tsx: JavaScript weighs 110.0 kB; the budget is 109 kB.',
      'src/pages/landing/LandingPage.tsx: CSS weighs 14.0 kB; the budget is 13 kB.',
      '_react.js: one chunk weighs 60.0 kB; the budget is 50 kB.',
    ])
  })

  it('counts as the group is packed', async () => {
    const page = { modules: ['src/pages/money/DepositPage.tsx'], entry: 'none' as const, css: 1 }
    const both = {
      groups: [
        { name: 'brotli', ...page, js: 105 },
        { name: 'gzip', ...page, packing: 'gzip' as const, js: 209 },
      ],
      chunk: 99,
    }
    expect((await budgetFinding(manifest, both, weigh)).faults).toEqual([
      'src/pages/money/DepositPage.tsx: JavaScript weighs 210.0 kB; the budget is 209 kB.',
    ])
  })

  it('reports a budget that no module answers to', async () => {
    const lost = { groups: [{ name: 'lost', visits: '^nowhere/', js: 1, css: 1 }], chunk: 99 }
    expect((await budgetFinding(manifest, lost, weigh, visits)).faults).toEqual([
      'lost: no module of the build belongs to this budget.',
    ])
  })
})

describe('the import graph', () => {
  const page = (...arrows: string[]) =>
    graphPage({
      modules: arrows.map((arrow) => {
        const [source = '', ...resolved] = arrow.split(' ')
        return { source, dependencies: resolved.map((to) => ({ resolved: to })) }
      }),
    } as unknown as Parameters<typeof graphPage>[0])

  it('shows folders, without tests and packages', () => {
    const drawn = page(
      'src/api/call.ts contracts/kit.ts node_modules/axios/index.js src/api/error.ts',
      'src/api/call.test.ts server/app.ts',
    )
    expect(drawn.match(/.*-->.*/g)).toEqual(['  src_api["src/api"] --> contracts["contracts"]'])
  })

  it('puts each module of the server above those it imports, and draws no arrow that others say', () => {
    const drawn = page(
      'server/modules/wheel/spin.ts server/modules/reward/give.ts server/modules/points/move.ts',
      'server/modules/reward/parts/how.ts server/modules/points/move.ts',
      'server/modules/points/move.ts server/db/types.ts',
    )
    expect(drawn.match(/^\| \d.*$/gm)).toEqual([
      '| 2 | wheel | points, reward |',
      '| 1 | reward | points |',
      '| 0 | points |  |',
    ])
    expect(drawn.match(/^ {2}\w+ --> \w+$/gm)).toEqual(['  reward --> points', '  wheel --> reward'])
  })
})
