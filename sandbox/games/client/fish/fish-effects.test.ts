import { expect, it, vi } from 'vitest'
import { createEffects } from './fish-effects.ts'
import type { Swimmer } from './fish-school.ts'

const colours = { gold: '#gold', ink: '#ink', main: '#main', light: '#light' }
const swimmer = () => ({ x: 40, y: 30, hitAt: 0 }) as Swimmer

/** A context that only counts what is drawn on it. */
const counting = () => {
  const fill = vi.fn()
  const ellipse = vi.fn()
  const context = { fill, ellipse, beginPath() {}, moveTo() {}, lineTo() {}, closePath() {}, stroke() {} }
  return { context: context as unknown as CanvasRenderingContext2D, fill, ellipse }
}

it('a shot arrives where no frame is drawn: the next one is not kept waiting', async () => {
  const arrived = createEffects(colours).fire([0, 0], swimmer())
  await expect(arrived).resolves.toBeUndefined()
})

it('a bullet is drawn until it is there, then its net, then nothing', () => {
  const effects = createEffects(colours)
  const target = swimmer()
  const { context, fill, ellipse } = counting()
  const begun = performance.now()
  void effects.fire([0, 0], target)
  effects.draw(context, begun + 100)
  expect([fill.mock.calls.length, ellipse.mock.calls.length, target.hitAt]).toEqual([1, 0, 0])
  effects.draw(context, begun + 400)
  expect(target.hitAt).toBe(begun + 400)
  effects.draw(context, begun + 500)
  expect([fill.mock.calls.length, ellipse.mock.calls.length]).toEqual([2, 8])
  effects.draw(context, begun + 800)
  effects.draw(context, begun + 900)
  expect([fill.mock.calls.length, ellipse.mock.calls.length]).toEqual([2, 8])
})
