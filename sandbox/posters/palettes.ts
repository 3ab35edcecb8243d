/** Palette families of the posters board: mineral pigments over lacquer, gold leaf and ivory in all of them. */
import { turnHue } from './colour.ts'
import { between, type Dice } from './random.ts'

export interface Palette {
  /** Ground, its second step, and the step that backdrops are drawn with. */
  bg: string
  bg2: string
  mid: string
  /** Pigment of the subject, its shade and its highlight. */
  main: string
  main2: string
  soft: string
  gold: string
  gold2: string
  light: string
  ink: string
  /** The opposite pigment, for one accent. */
  alt: string
  /** Same as `main` in a warm family, the opposite pigment in a cool one: hearts, lips, flames stay red. */
  warm: string
  /** Gold on nothing: the emblems, where fills must differ by lightness only. */
  leaf: boolean
}

const family = (colours: Omit<Palette, 'leaf'>): Palette => ({ ...colours, leaf: false })

export const palettes = {
  lacquer: family({
    bg: '#1B0D09',
    bg2: '#431610',
    mid: '#6E2216',
    main: '#C63F27',
    main2: '#94291A',
    soft: '#E9A27F',
    gold: '#DDB565',
    gold2: '#9F7430',
    light: '#F6E9CF',
    ink: '#140806',
    alt: '#2F7A66',
    warm: '#C63F27',
  }),
  indigo: family({
    bg: '#0A1220',
    bg2: '#152847',
    mid: '#203E6C',
    main: '#4478BC',
    main2: '#2B5490',
    soft: '#A6C6EA',
    gold: '#DDB565',
    gold2: '#94743A',
    light: '#F4EBD6',
    ink: '#070C16',
    alt: '#C8492F',
    warm: '#C8492F',
  }),
  jade: family({
    bg: '#071612',
    bg2: '#0E362B',
    mid: '#15503F',
    main: '#2F967A',
    main2: '#1C6B56',
    soft: '#A4DCC6',
    gold: '#DDB565',
    gold2: '#8C763A',
    light: '#F4ECD6',
    ink: '#050F0C',
    alt: '#C8492F',
    warm: '#C8492F',
  }),
  plum: family({
    bg: '#180A1A',
    bg2: '#371540',
    mid: '#532360',
    main: '#8F4C9C',
    main2: '#6A3276',
    soft: '#DDB2DE',
    gold: '#DDB565',
    gold2: '#987239',
    light: '#F6EAD8',
    ink: '#10060F',
    alt: '#2F967A',
    warm: '#8F4C9C',
  }),
  terracotta: family({
    bg: '#1E0F07',
    bg2: '#512713',
    mid: '#7A3D1D',
    main: '#CB7138',
    main2: '#9C4F24',
    soft: '#F0C396',
    gold: '#E3BC6B',
    gold2: '#A67A36',
    light: '#F8EBD2',
    ink: '#150903',
    alt: '#24695E',
    warm: '#CB7138',
  }),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as PaletteName[]

/** Gold leaf on nothing, for category emblems and reel symbols. */
export const leaf: Palette = {
  bg: 'none',
  bg2: '#3B2A14',
  mid: '#5A421F',
  main: '#D9B15F',
  main2: '#B58B41',
  soft: '#F0D598',
  gold: '#D9B15F',
  gold2: '#8E6B30',
  light: '#F3DFB0',
  ink: '#120C09',
  alt: '#B58B41',
  warm: '#D9B15F',
  leaf: true,
}

/** How far the pigments of a family may turn (degrees) before they read as another family. */
const TURN = 11

/** A family with its pigments turned a little, so that two posters of one family are not the same print. */
export function shade(name: PaletteName, roll: Dice): Palette {
  const base = palettes[name]
  const degrees = between(roll, -TURN, TURN)
  const turned = { ...base }
  for (const key of ['bg', 'bg2', 'mid', 'main', 'main2', 'soft', 'warm'] as const) {
    turned[key] = turnHue(base[key], key === 'warm' && base.warm === base.alt ? 0 : degrees)
  }
  return turned
}
