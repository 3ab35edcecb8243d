import type { Plugin } from 'vite'

/** A chunk that only passes on what stands in another, as the bundler makes them for a module that shares its chunk. */
const passesOn = /^import\{([^}]*)\}from"\.\/([^"]+)";export\{([^}]*)\};?\s*$/

const pairs = (list: string): [string, string][] =>
  list.split(',').map((one) => {
    const [from, to = from] = one.split(/ as /)
    return [from!.trim(), to!.trim()]
  })

/**
 * Whoever asks for such a chunk asks for the other instead: a request less for each. Runs before Vite notes what an import
 * has to have beside it.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        for (const facade of chunks) {
          const [, taken, target, given] = passesOn.exec(facade.code) ?? []
          if (!facade.isDynamicEntry || facade.isEntry || !target) continue
          const names = new Map(pairs(taken!).map(([name, local]) => [local, name]))
          const object = pairs(given!).map(([local, name]) => `${name}:m.${names.get(local)!}`)
          const own = facade.fileName.split('/').at(-1)!
          for (const chunk of chunks) {
            if (!chunk.dynamicImports.includes(facade.fileName)) continue
            const whole = facade.fileName.slice(0, -own.length) + target
            chunk.dynamicImports = [
              ...new Set(chunk.dynamicImports.map((file) => (file === facade.fileName ? whole : file))),
            ]
            chunk.code = chunk.code.replaceAll(
              `import("./${own}")`,
              () => `import("./${target}").then(m=>({${object.join()}}))`,
            )
          }
          delete bundle[facade.fileName]
        }
      },
    },
  }
}
