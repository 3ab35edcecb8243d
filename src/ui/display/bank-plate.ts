/**
 * Colours of a bank's picture (scripts/bank-images.ts): the bank's own colour under ivory or lacquer ink, the plate moved away from the ink until
 * the code reads at 4.5:1 (boards, banks.html). Colours come from data, so any six-digit hex must work.
 */
const ivory = '#FFF8EA'
const lacquer = '#1B0F0A'
const neutral = '#6B5A45'

type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

const linear = (part: number) =>
  part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast ratio of two six-digit hex colours (WCAG 2). */
export function contrast(a: string, b: string): number {
  const one = luminance(parse(a))
  const two = luminance(parse(b))
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

const mix = (hex: string, share: number, to: number): string =>
  `#${parse(hex)
    .map((part) =>
      Math.round(part + (to - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export function bankPlate(color: string | null | undefined): { plate: string; ink: string } {
  let plate = /^#[0-9a-f]{6}$/i.test(color ?? '') ? String(color) : neutral
  const ink = luminance(parse(plate)) < 0.36 ? ivory : lacquer
  for (let step = 0; step < 12 && contrast(plate, ink) < 4.5; step += 1) {
    plate = mix(plate, 0.08, ink === ivory ? 0 : 255)
  }
  return { plate, ink }
}
