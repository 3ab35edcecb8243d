/** The pen: SVG text made of few, short elements. Round joins and caps come from the root group (compose.ts). */

export type Point = readonly [x: number, y: number]

export const TAU = Math.PI * 2
const tenth = (value: number) => Math.round(value * 10) / 10
/** A number as short as a tenth of a unit allows: `.5` rather than `0.5`. */
export const n = (value: number): string => String(tenth(value) || 0).replace(/^(-?)0\./, '$1.')
export const at = (point: Point): string => `${n(point[0])} ${n(point[1])}`

/** Stroke attributes. */
export const stroke = (colour: string, width: number, opacity = 1): string =>
  `stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}`

const attributes = (extra: string) => (extra ? ` ${extra}` : '')

export const group = (transform: string, ...children: readonly string[]): string =>
  `<g transform="${transform}">${children.join('')}</g>`
export const moved = (x: number, y: number, ...children: readonly string[]): string =>
  group(`translate(${n(x)} ${n(y)})`, ...children)
export const turned = (x: number, y: number, degrees: number, ...children: readonly string[]): string =>
  group(`translate(${n(x)} ${n(y)}) rotate(${n(degrees)})`, ...children)
/** Mirrored when `side` is -1. */
export const mirrored = (x: number, y: number, side: number, ...children: readonly string[]): string =>
  side === 1 ? moved(x, y, ...children) : group(`translate(${n(x)} ${n(y)}) scale(-1 1)`, ...children)

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes(extra)}/>`
export const line = (d: string, colour: string, width = 2, opacity = 1): string =>
  path(d, 'none', stroke(colour, width, opacity))
export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(extra)}/>`
export const ring = (x: number, y: number, r: number, colour: string, width: number, opacity = 1): string =>
  circle(x, y, r, 'none', stroke(colour, width, opacity))
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(extra)}/>`
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  extra = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}"${attributes(extra)}/>`
