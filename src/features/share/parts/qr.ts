import { QUIET_ZONE } from '#src/lib/image/qr-modules.ts'

/** Whole pixels for each module, so that no edge is blurred, and where the code then begins. */
export function qrLayout(modules: number, space: number): { pixel: number; inset: number } {
  const pixel = Math.floor(space / (modules + 2 * QUIET_ZONE))
  return { pixel, inset: Math.floor((space - pixel * modules) / 2) }
}
