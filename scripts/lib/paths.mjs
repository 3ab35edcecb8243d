import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json, whatever folder the command was called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * An absolute path inside the project.
 * @param {...string} parts
 */
export const at = (...parts) => join(root, ...parts)
