import type { Plugin } from 'vite'
import { parseSync, Visitor } from 'rolldown/utils'

/**
 * What the compiler is not asked to rewrite for WebView 91 to 97 (vite.config.ts), and no chunk may hold: blocks that a class runs once,
 * which they cannot read (Chromium 94), and fields of a class called as a function's own properties are, which they refuse to define (98).
 */
export function syntaxFaults(code: string): string[] {
  const faults: string[] = []
  new Visitor({
    StaticBlock: () => {
      faults.push('a block that a class runs once')
    },
    PropertyDefinition: ({ static: ofClass, computed, key }) => {
      if (ofClass && !computed && key.type === 'Identifier' && /^(?:name|length)$/.test(key.name))
        faults.push(`a static field "${key.name}"`)
    },
  }).visit(parseSync('chunk.js', code).program)
  return faults
}

export function oldSyntax(): Plugin {
  return {
    name: 'old-syntax',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const [fault] = syntaxFaults(chunk.code)
        if (fault) this.error(`The oldest browsers cannot run ${chunk.fileName}: ${fault}.`)
      }
    },
  }
}
