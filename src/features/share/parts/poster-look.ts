/** A4 and A5 have one shape; 150 dots per inch on A4. */
export const POSTER = { width: 1240, height: 1754 }

/** Colours of a poster, the same in both themes: it is a thing to be held (design/README, principle 5). */
export const posterTones = ['red', 'jade', 'indigo', 'paper'] as const

export type PosterTone = (typeof posterTones)[number]

interface Colours {
  /** Top to bottom, along the diagonal. */
  ground: readonly [string, string, string]
  name: string
  text: string
  muted: string
  line: string
}

/** On lacquer of each dye the text is ivory. */
const lacquer = { name: '#f2d9a0', text: '#fff3dc', muted: '#e9d8bd', line: '#d9b15f' }

export const posterColours: Record<PosterTone, Colours> = {
  red: { ...lacquer, ground: ['#6e1f12', '#3a120b', '#1f0c08'] },
  jade: { ...lacquer, ground: ['#0f4a37', '#0b2b21', '#081813'] },
  indigo: { ...lacquer, ground: ['#1d2f63', '#131d3d', '#0b1124'] },
  // Takes the least ink.
  paper: {
    ground: ['#fffbf3', '#fffbf3', '#fffbf3'],
    name: '#7b550d',
    text: '#2b1912',
    muted: '#634c3d',
    line: '#a07327',
  },
}
