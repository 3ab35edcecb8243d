import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { at, root } from '../../lib/paths.mjs'
import { coloursOf, contrastFaults, type Theme, themes, withColours } from './colours.ts'

const colours = z.record(z.string(), z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'a colour is #rrggbb')))

/** A brand's file (decision 049): what is not in it stays as it is. */
const brandFile = z.strictObject({
  /** What the site is called where the platform has not said its name: titles, previews, the waiting screen. */
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^<>'"\\`$]+$/))),
  /** By theme, by the names of src/ui/styles/tokens.css. */
  colours: z.optional(z.strictObject({ dark: z.optional(colours), light: z.optional(colours) })),
})

export type Brand = z.infer<typeof brandFile>

export const tokensFile = at('src', 'ui', 'styles', 'tokens.css')

/** The brand that is built: the file of `VITE_BRAND`; without one nothing is changed. Throws with every fault of it. */
export function brandBuilt(env: NodeJS.ProcessEnv = process.env): Brand {
  if (!env.VITE_BRAND) return {}
  const file = resolve(root, env.VITE_BRAND)
  if (!existsSync(file)) throw new Error(`VITE_BRAND: ${env.VITE_BRAND} is not there.`)
  const { brand, faults } = readBrand(readFileSync(file, 'utf8'), readFileSync(tokensFile, 'utf8'))
  if (faults.length > 0) throw new Error(faults.map((fault) => `${env.VITE_BRAND}: ${fault}`).join('\n'))
  return brand
}

/** What a file says, held against the shape of a brand, the tokens that there are, and what the eye needs. */
export function readBrand(text: string, tokens: string): { brand: Brand; faults: string[] } {
  const read = brandFile.safeParse(parse(text))
  if (!read.success) {
    const faults = read.error.issues.map((issue) => {
      const besides = issue.code === 'unrecognized_keys' ? `knows no ${issue.keys.join(', ')}` : issue.message
      return `${issue.path.join('.') || 'the file'}: ${besides}`
    })
    return { brand: {}, faults }
  }
  const brand = read.data
  return { brand, faults: themes.flatMap((theme) => themeFaults(brand, theme, tokens)) }
}

function themeFaults(brand: Brand, theme: Theme, tokens: string): string[] {
  const own = brand.colours?.[theme] ?? {}
  const known = coloursOf(tokens, theme)
  const unknown = Object.keys(own).filter((name) => !known.get(name)?.startsWith('#'))
  if (unknown.length > 0)
    return unknown.map((name) => `colours.${theme}.${name} is no opaque colour of tokens.css`)
  return contrastFaults(theme, coloursOf(branded(tokens, brand), theme))
}

/** The sheet of tokens in a brand's colours. */
export const branded = (tokens: string, brand: Brand): string =>
  themes.reduce((css, theme) => withColours(css, theme, brand.colours?.[theme] ?? {}), tokens)

/** The words of the shell with a brand's name; the source of the catalogue's file, in any language. */
export const named = (shell: string, { name }: Brand): string =>
  name === undefined ? shell : shell.replace(/(\bsiteName: )'[^']*'/, `$1'${name}'`)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
