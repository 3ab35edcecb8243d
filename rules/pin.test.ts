import { expect, it } from 'vitest'
import { isEasyPin } from './pin.ts'

it.each(['000000', '123456', '654321', '890123', '121212', '123123', '210987'])('%s is soon guessed', (pin) =>
  expect(isEasyPin(pin)).toBe(true),
)

it.each(['258036', '112233', '120934'])('%s is not', (pin) => expect(isEasyPin(pin)).toBe(false))

it("the end of the member's own number is the first that is tried", () => {
  expect(isEasyPin('120934', '0811120934')).toBe(true)
  expect(isEasyPin('120934', '0811120935')).toBe(false)
  expect(isEasyPin('120934', '')).toBe(false)
})

it('leaves almost all of them', () => {
  const easy = Array.from({ length: 1_000_000 }, (_, n) => String(n).padStart(6, '0')).filter((pin) =>
    isEasyPin(pin),
  )
  expect(easy).toHaveLength(1110)
})
