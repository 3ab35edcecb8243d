import { expect, it } from 'vitest'
import { bankPlate, contrast } from './bank-plate.ts'

it('the code of a bank reads at 4.5:1 whatever colour its data gives', () => {
  const faint: string[] = []
  for (let red = 0; red < 256; red += 17) {
    for (let green = 0; green < 256; green += 17) {
      for (let blue = 0; blue < 256; blue += 51) {
        const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
        const { plate, ink } = bankPlate(color)
        if (contrast(plate, ink) < 4.5) faint.push(color)
      }
    }
  }
  expect(faint).toEqual([])
})

it('a missing or odd colour falls back to one neutral plate', () => {
  const neutral = bankPlate(undefined)
  for (const color of ['', null, 'red', '#fff', 'url(x)']) expect(bankPlate(color)).toEqual(neutral)
})
