/**
 * How the server's own modules are found and loaded faster; imports nothing but Node. To be called before the rest is
 * imported, which therefore is imported dynamically (main.ts).
 */
import { enableCompileCache, registerHooks, type ResolveHookSync } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '..')
const rootUrl = `${pathToFileURL(ROOT).href}/`
const packagesUrl = `${rootUrl}node_modules/`
/** Its package.json has 175 kB, which Node takes apart anew for each import from it and within it. */
const drizzleUrl = `${packagesUrl}drizzle-orm/`

const isOurs = (url: string) => url.startsWith(rootUrl) && !url.startsWith(packagesUrl)

/**
 * What Node would answer, without asking the package files again: a name is the same for all files of ours, and a relative
 * path to a file with its ending is that file.
 */
function resolving(): ResolveHookSync {
  const known = new Map<string, ReturnType<ResolveHookSync>>()
  return (specifier, context, next) => {
    const { parentURL, conditions } = context
    if (!parentURL || !conditions.includes('import')) return next(specifier, context)
    if (specifier.startsWith('.')) {
      const { href } = new URL(specifier, parentURL)
      if (isOurs(href) && href.endsWith('.ts'))
        return { url: href, format: 'module-typescript', shortCircuit: true }
      if (href.startsWith(drizzleUrl) && href.endsWith('.js'))
        return { url: href, format: 'module', shortCircuit: true }
      return next(specifier, context)
    }
    if (!isOurs(parentURL)) return next(specifier, context)
    const before = known.get(specifier)
    if (before) return before
    const found = next(specifier, context)
    known.set(specifier, { ...found, shortCircuit: true })
    return found
  }
}

/**
 * Half of a start was Node reading package files and taking types out of TypeScript. What it has compiled is kept in the
 * checkout, where it may be written; elsewhere nothing is kept.
 */
export function loadQuickly(): void {
  registerHooks({ resolve: resolving() })
  enableCompileCache(join(ROOT, '.cache', 'modules'))
}
