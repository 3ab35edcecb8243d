/** The attribute by which the served page's styles know it (scripts/build/pages/first.ts). */
export const LATER_PART = 'data-later'

/**
 * For the first element below the first screen of a phone that is laid out in a task of its own: in the served page it and its siblings after it
 * come one frame after what stands before them. Nothing may stand below them that is shown earlier.
 */
export const later = { [LATER_PART]: '' } as const
