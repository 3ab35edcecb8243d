import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { applyAttribute } from './scripts/build/applied.ts'
import { brand } from './scripts/build/brand/plugin.ts'
import { codeSplitting, groupNames } from './scripts/build/chunks.ts'
import { compiledEarly } from './scripts/build/parts/compiled-early.ts'
import { withoutCircles } from './scripts/build/parts/circles.ts'
import { withoutFacades } from './scripts/build/parts/facades.ts'
import { entriesPlugin } from './scripts/build/parts/entries-plugin.ts'
import { language } from './scripts/build/language/plugin.ts'
import { siteHead } from './scripts/build/pages/html-plugin.ts'
import { ownNames } from './scripts/build/packs/own-names.ts'
import { scopedName } from './scripts/build/scoped-name.ts'
import { leftOut } from './scripts/build/left-out/left-out.ts'
import { oldSyntax } from './scripts/build/old-syntax.ts'
import { pureContracts } from './scripts/build/pure-contracts.ts'
import { declarationsByUse } from './scripts/build/words/declarations-by-use.ts'
import { wholeWords } from './scripts/build/words/whole-words.ts'
import { wordsByUse } from './scripts/build/words/words-by-use.ts'

// LINE's in-app browser is the oldest we serve: Android System WebView 91, and Safari 15 on iOS.
const oldestBrowsers = ['chrome91', 'safari15']

// Both have private fields and methods, yet "chrome91" and "safari15" make the compiler turn each private field into a map, for the sake of
// a bug in static fields called `name` (V8) and one of scope in what a field begins with (Safari): 0.8 kB of the first screen.
// Nothing else changes with these two but what old-syntax.ts keeps out.
const syntax = ['chrome98', 'safari16']

/**
 * Every name stands in the first bundle, and what says nothing costs there: a hash has as few letters as so many files
 * allow, and a chunk that is nobody's page or group goes without a name.
 */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
    `assets/${facadeModuleId || groupNames.has(name) ? '[name]' : 's'}-[hash:7].js`,
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    `assets/${name.endsWith('.css') && !groupNames.has(name.slice(0, -4)) ? 's' : '[name]'}-[hash:7][extname]`,
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    language(),
    brand(),
    wholeWords(),
    applyAttribute(),
    react({ compiler: { compilationMode: 'annotation' } }),
    siteHead(),
    pureContracts(),
    ...(isSsrBuild
      ? []
      : [
          leftOut(),
          declarationsByUse(),
          wordsByUse(),
          withoutCircles(),
          withoutFacades(),
          entriesPlugin(),
          compiledEarly(),
          ownNames(),
          oldSyntax(),
        ]),
  ],
  publicDir: 'public',
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    manifest: true,
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      maxWorkers: 2,
      module: true,
      ecma: 2020,
      compress: { passes: 3 },
      format: { comments: false },
    },
    target: syntax,
    cssTarget: oldestBrowsers,
    cssCodeSplit: true,
    // Every browser we serve knows modulepreload, except Safari 15-16, which simply loads a little later.
    // Nor need a page be told of what every entry has loaded before any page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps) =>
        deps.filter((file) => !/\/(base|react|core|rolldown-runtime)-[^/]*\.js$/.test(file)),
    },
    // font-src is 'self': a font in a data: URL would be refused by the Content-Security-Policy.
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      input: { web: 'index.html', liff: 'liff/index.html' },
      output: isSsrBuild ? {} : { codeSplitting, ...names },
      // A schema makes a value and nothing else, wherever it is declared.
      treeshake: { manualPureFunctions: ['z'] },
      // Merging what both entries share into the web's entry would start the web inside LIFF.
      experimental: { chunkOptimization: { mergeCommonChunks: false } },
    },
    chunkSizeWarningLimit: 600,
  },
}))
