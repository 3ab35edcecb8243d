/** The platform of this visit, set once at boot. No other file asks where it runs. */
import type { Platform } from './platform.ts'

let current: Platform | null = null

/** Once, before anything is rendered; tests set their double. */
export function setPlatform(platform: Platform): void {
  current = platform
}

/** The platform; throws before boot, because nothing may run before it is known. */
export function platform(): Platform {
  if (!current) throw new Error('platform asked for before boot')
  return current
}
