/**
 * Which way imports run (ARCHITECTURE.md "Floors"). Rules capture folder names, so that a new feature or module is
 * covered on the day it appears. Read by `npm run check`; each rule is proven in tests/architecture/.
 */

/** The order of the site's layers: each may import those after it, and lib and strings. */
const layers = [
  ['app'],
  ['pages'],
  ['features'],
  ['forms', 'dialogs', 'data', 'stores', 'platform', 'ui'],
  ['api'],
]

/** Tests, and what only tests import. */
const test = '\\.(test|spec)\\.tsx?$|^tests/|/testing/'

const upward = layers.slice(1).map((names, index) => ({
  name: `${names.join('-')}-import-nothing-above`,
  comment: 'Arrows lead toward contracts and lib, never back.',
  severity: 'error',
  from: { path: `^src/(${names.join('|')})/`, pathNot: test },
  to: {
    path: `^src/(${layers
      .slice(0, index + 1)
      .flat()
      .join('|')})/`,
  },
}))

const home = (library, comment, homes) => ({
  name: `home-of-${library.replace(/\W+/g, '-')}`,
  comment,
  severity: 'error',
  from: { pathNot: [test, ...homes] },
  to: { path: `node_modules/${library}(/|$)` },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Type imports included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...upward,
    {
      name: 'lib-and-strings-know-nothing',
      comment:
        'Pure helpers and words: they import contracts, how baht is written, which day and hour it is in Thailand, and nothing else of the product.',
      severity: 'error',
      from: { path: '^src/(lib|strings)/', pathNot: test },
      to: { path: '^src/(?!lib/|strings/)|^rules/(?!baht\\.|thai-day\\.)' },
    },
    {
      name: 'words-know-no-helpers',
      comment: 'Helpers may use words; words are only words.',
      severity: 'error',
      from: { path: '^src/strings/', pathNot: test },
      to: { path: '^src/lib/' },
    },
    {
      name: 'features-are-strangers',
      comment: 'A feature never imports another: pages put them together, data/ shares the server state.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: test },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'rooms-are-private',
      comment:
        "A feature's surface is the files at its root; its rooms (folders, `parts/` among them) are its own.",
      severity: 'error',
      from: { pathNot: ['^src/features/', test] },
      to: { path: '^src/features/[^/]+/[^/]+/' },
    },
    {
      name: 'ui-knows-nothing-of-the-product',
      comment:
        'ui/ takes values and callbacks: no contracts, no data, no stores, no router; of the rules how baht is written.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: test },
      to: {
        path: '^contracts/|^rules/(?!baht\\.)|^src/(app|pages|features|forms|dialogs|data|stores|platform|api)/|node_modules/(react-router|@tanstack/react-query|zustand|axios)(/|$)',
      },
    },
    {
      name: 'contracts-import-only-zod',
      comment: 'Client, server and anybody else can read them.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: test },
      to: { pathNot: '^contracts/|node_modules/zod/' },
    },
    {
      name: 'rules-import-only-contracts',
      comment: 'A rule is pure: site and server decide alike by it.',
      severity: 'error',
      from: { path: '^rules/', pathNot: test },
      to: { pathNot: '^(rules|contracts)/' },
    },
    {
      name: 'site-and-server-meet-in-contracts',
      severity: 'error',
      from: { path: '^(src|liff)/', pathNot: test },
      to: { path: '^(server|sandbox|scripts|tests|bench)/' },
    },
    {
      name: 'server-knows-no-site',
      severity: 'error',
      from: { path: '^(server|sandbox)/', pathNot: test },
      to: { path: '^(src|liff|tests|bench)/' },
    },
    {
      name: 'server-knows-no-sandbox',
      comment: 'The sandbox stands in for the outside: the process puts the two together (main.ts).',
      severity: 'error',
      from: { path: '^server/', pathNot: test },
      to: { path: '^sandbox/' },
    },
    {
      name: 'web-knows-no-liff',
      comment: 'The LIFF SDK loads only under /liff/: the web bundle holds none of it.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^liff/' },
    },
    {
      name: 'modules-meet-at-their-root',
      comment:
        "A server module's files at its root are public; its parts are no other module's, tests included.",
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: { path: '^server/modules/[^/]+/[^/]+/', pathNot: '^server/modules/$1/' },
    },
    {
      name: 'parts-of-modules-are-private',
      comment:
        'Nor anybody else’s: what starts the server, the sandbox, tests and benches come in by the root.',
      severity: 'error',
      from: { pathNot: '^server/modules/[^/]+/' },
      to: { path: '^server/modules/[^/]+/[^/]+/' },
    },
    {
      name: 'server-core-knows-no-module',
      comment: 'db, kit and ledger carry every module, so they know none.',
      severity: 'error',
      from: { path: '^server/(db|kit|ledger|strings)/', pathNot: test },
      to: { path: '^server/(modules|http)/' },
    },
    {
      name: 'tests-stay-outside',
      comment: 'What ships imports no test and no tool of the tests.',
      severity: 'error',
      from: { path: '^(contracts|rules|src|liff|server|sandbox)/', pathNot: test },
      to: {
        path: `${test}|node_modules/(vitest|msw|@testing-library|playwright|fast-check)`,
      },
    },
    home('@line/liff', 'The files that know the LIFF SDK: sdk.ts, and what is loaded on demand beside it.', [
      '^liff/sdk/sdk[-\\w]*\\.ts$',
    ]),
    home('@simplewebauthn/server', 'Passkeys are judged where the PIN is.', [
      '^server/modules/account/parts/passkeys/',
    ]),
    home('@simplewebauthn/browser', 'Passkeys stand beside the PIN.', ['^src/features/pin/passkey/']),
    home('axios', 'The transport, and nobody else.', ['^src/api/']),
    home('nprogress', 'The loading bar belongs to the shell.', ['^src/app/']),
    home('antd-mobile', 'Behind our own accessible wrappers.', ['^src/(ui|forms|dialogs)/']),
    home('@tanstack/react-query', 'Server state: data/, the pages that read it, the provider.', [
      '^src/(app|pages|features|data|forms|dialogs)/',
    ]),
    home('react-hook-form', 'Forms.', ['^src/(forms|features)/']),
    home('zustand', 'Stores and dialogs.', ['^src/(stores|dialogs|platform)/']),
    home('fuse.js', 'The catalogue search.', ['^src/features/', '^src/lib/']),
    home('lucide-react', 'Icons, as our own components.', ['^src/ui/']),
    home('drizzle-orm', 'The database is the server’s, and the sandbox fills it.', ['^(server|sandbox)/']),
    home('@electric-sql/pglite', 'The embedded database.', ['^server/(db|jobs)/']),
    home('pg', 'PostgreSQL.', ['^server/(db|jobs)/', '^scripts/']),
    home('pg-boss', 'The job queue.', ['^server/jobs/']),
    home('hono', 'The HTTP server.', ['^(server|sandbox)/', '^scripts/', '^tests/harness/']),
    home('prom-client', 'Metrics.', ['^server/watch/', '^server/start\\.ts$']),
    home('@opentelemetry', 'Traces.', ['^server/watch/']),
    home('pino', 'Structured logs.', ['^server/']),
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports is either an entry or dead.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          test,
          '\\.d\\.ts$',
          '^(src/app/(main|routes/prerender)|liff/boot)\\.tsx?$',
          '^sandbox/pages/[^/]+-script\\.ts$',
          '^(scripts|bench)/',
          '^[^/]+\\.(ts|cjs|mjs)$',
        ],
      },
      to: {},
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages-are-declared',
      comment: 'Nothing that is there only because somebody else asked for it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-packages-in-what-runs',
      comment: 'The sandbox prints its posters with sharp, and is never in production.',
      severity: 'error',
      from: {
        path: '^(contracts|rules|src|liff|server|sandbox)/',
        pathNot: [test, '\\.d\\.ts$', '^sandbox/posters/print\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/architecture/fixtures|\\.(css|svg|woff2|json)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
