/** Browsers do not read types: they are stripped by Node's own stripper, which leaves line and column as they were. */
import { stripTypeScriptTypes } from 'node:module'

/** Node warns that the function is young. The version is pinned, so the warning would only be noise on each start. */
function quietly<T>(work: () => T): T {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return work()
  } finally {
    process.emitWarning = emitWarning
  }
}

export const toScript = (source: string): string => quietly(() => stripTypeScriptTypes(source))
