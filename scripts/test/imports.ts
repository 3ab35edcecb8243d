import { shared } from '../check/imports.ts'
import type { Importer } from './touched.ts'

/** Who imports whom, tests among them, as the import rules read it; read once for both. */
export async function readImports(): Promise<Importer[]> {
  const { modules } = await shared()
  return modules.map(({ source, dependencies }) => ({
    source,
    imports: dependencies.map(({ resolved }) => resolved),
  }))
}
