import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Seed } from '#src/app/seed.ts'
import { at } from '../../lib/paths.mjs'
import type { Rendered } from './html.ts'

export type Who = 'member' | 'visitor'

/** What src/app/routes/prerender.tsx exports. */
export interface Prerenderer {
  /** A page's markup for somebody, the addresses of what it asks first, and its seed as a block; null where its guard sends them elsewhere. */
  render(
    url: string,
    seed: Seed | null,
    who: Who,
  ): Promise<(Rendered & { calls: readonly string[]; data: string }) | null>
  /** The shape every other page has while its code is on the way. */
  shell(): Promise<Rendered> | Rendered
  /** The waiting screen of LIFF's entry. */
  splash(): Promise<Rendered> | Rendered
  /** Every page's address, as the router spells it. */
  routePatterns: readonly string[]
}

const outDir = at('.cache', 'prerender')

/** Builds the site for Node and loads it: the same components, so the same markup as the browser will make. */
export async function loadPrerenderer(): Promise<Prerenderer> {
  await build({
    root: at(),
    configFile: at('vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: [/^antd-mobile/, /^lucide-react/] },
    build: {
      ssr: at('src/app/routes/prerender.tsx'),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      minify: false,
      target: 'node22',
      rolldownOptions: {
        input: at('src/app/routes/prerender.tsx'),
        output: { entryFileNames: 'prerender.mjs' },
      },
    },
  })
  return (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as Prerenderer
}
