/** The icosahedron behind the two balls whose seams must be right: its corners, turned, and their neighbours. */
import type { Point } from '../draw.ts'

export type Spot = readonly [number, number, number]

const PHI = (1 + Math.sqrt(5)) / 2
const corners: readonly Spot[] = [1, -1].flatMap((a) =>
  [1, -1].flatMap((b): Spot[] => [
    [0, a, b * PHI],
    [a, b * PHI, 0],
    [b * PHI, 0, a],
  ]),
)

const unit = (v: Spot): Spot => {
  const length = Math.hypot(...v)
  return [v[0] / length, v[1] / length, v[2] / length]
}
const cross = (a: Spot, b: Spot): Spot => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

function rotate(v: Spot, ax: number, ay: number, az: number): Spot {
  let [x, y, z] = v
  ;[y, z] = [y * Math.cos(ax) - z * Math.sin(ax), y * Math.sin(ax) + z * Math.cos(ax)]
  ;[x, z] = [x * Math.cos(ay) + z * Math.sin(ay), -x * Math.sin(ay) + z * Math.cos(ay)]
  ;[x, y] = [x * Math.cos(az) - y * Math.sin(az), x * Math.sin(az) + y * Math.cos(az)]
  return [x, y, z]
}

/** The six axes of the ball, one of each opposite pair. */
export const ballAxes = (): Spot[] =>
  corners
    .map((v) => rotate(unit(v), 0.42, 0.3, 0.2))
    .filter(
      (v, i, all) => !all.slice(0, i).some((w) => Math.hypot(w[0] + v[0], w[1] + v[1], w[2] + v[2]) < 0.01),
    )

/** Great circles across each axis, cut to the parts that face us. */
export function bandsOf(axes: readonly Spot[]): { id: number; points: Spot[] }[] {
  const steps = 30
  return axes.flatMap((axis, id) => {
    const u = unit(cross(axis, Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]))
    const w = cross(axis, u)
    const runs: Spot[][] = [[]]
    for (let i = 0; i <= steps; i++) {
      const t = (Math.PI * 2 * i) / steps
      const q: Spot = [0, 1, 2].map((k) => u[k]! * Math.cos(t) + w[k]! * Math.sin(t)) as unknown as Spot
      if (q[2] > -0.12) runs.at(-1)!.push(q)
      else if (runs.at(-1)!.length) runs.push([])
    }
    return runs.filter((points) => points.length > 1).map((points) => ({ id, points }))
  })
}

/** Each corner with its five neighbours. */
export function ballFaces(): { corner: Spot; near: Spot[] }[] {
  const all = corners.map((v) => rotate(unit(v), 0.35, -0.45, 0.1))
  return all.map((corner) => ({
    corner,
    near: all.filter(
      (other) =>
        other !== corner &&
        Math.hypot(other[0] - corner[0], other[1] - corner[1], other[2] - corner[2]) < 1.1,
    ),
  }))
}

/** The point a third of the way from a to b, on the sphere. */
export const third = (a: Spot, b: Spot): Spot => unit([a[0] * 2 + b[0], a[1] * 2 + b[1], a[2] * 2 + b[2]])

export const project = (v: Spot, r: number): Point => [150 + v[0] * r, 196 + v[1] * r]
