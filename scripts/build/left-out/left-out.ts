import type { Plugin } from 'vite'
import { cutShort } from './cut-short.ts'
import { REACT_DOM, withoutUnusedFibers } from './fibers.ts'
import { copied, copyOf, isCopied, sdkByUse } from './line-sdk.ts'
import { moved } from './moved.ts'
import { withoutUnusedSchemas } from './schemas.ts'
import { withoutStacks } from './signals.ts'
import { stubs } from './stubs.ts'

/** Of each line of an icon a name for React's lists, six letters by chance: ours are no list, so they need none. 0.4 kB, and 2 of a page with many. */
const lineNames = /,\s*key: "[a-z0-9]+"/g

const ofRouter = '/node_modules/react-router/dist/production/lib/'
/** Names for who debugs: each holds on to its component, also to one that nobody draws (forms, history as the router has it for others). */
const displayNames = /^\w+\.displayName = "\w+";$/gm
const component = /(?<== )React\$1\.forwardRef\(/g

/** The router's components, so that those which nobody draws are shed. */
const routerParts = (code: string) =>
  code.replaceAll(displayNames, '').replaceAll(component, '/* @__PURE__ */ $&')

export function leftOut(): Plugin {
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!isCopied(source, importer)) return null
      const file = await this.resolve(source, importer)
      return file && copyOf(file.id)
    },
    load(id) {
      const found = Object.entries(stubs).find(([file]) => id.endsWith(`/node_modules/${file}`))
      return found?.[1] ?? copied(id)
    },
    transform(code, id) {
      if (id.includes('/node_modules/lucide-react/dist/esm/icons/')) return code.replaceAll(lineNames, '')
      const short = moved(code, id) ?? cutShort(code, id) ?? withoutUnusedSchemas(code, id)
      if (id.endsWith(`/node_modules/${REACT_DOM}`)) return withoutUnusedFibers(withoutStacks(short ?? code))
      return id.includes(ofRouter) ? routerParts(short ?? code) : (sdkByUse(short ?? code, id) ?? short)
    },
  }
}
