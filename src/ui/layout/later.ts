/** The attributes by which the served page's styles know them (scripts/build/pages/first.ts). */
export const [NEXT_PART, LATER_PART] = ['data-next', 'data-later'] as const

/**
 * For the element at which what a phone shows first can be parted, where to lay it out at once is one long task: in the served page it and its
 * siblings after it come one frame after what stands before them. Nothing may stand below them that is shown earlier.
 */
export const next = { [NEXT_PART]: '' } as const

/** The same for the first element below the first screen of a phone, which comes in the last frame. */
export const later = { [LATER_PART]: '' } as const
