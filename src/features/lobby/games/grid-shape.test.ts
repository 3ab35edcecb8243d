import { expect, it } from 'vitest'
import { columnsFor, gridShape } from './grid-shape.ts'

it.each([
  [320 - 32, 3, 'small phone'],
  [390 - 32, 3, 'phone'],
  [600 - 48, 4, 'large phone'],
  [768 - 48, 5, 'tablet'],
  [960 - 80 - 304, 4, 'small desktop beside the filters'],
  [1200 - 304, 5, 'desktop'],
  [1440 - 304, 6, 'large screen'],
])('GAME-1 a grid %i px wide has %i columns (%s)', (width, columns) => {
  expect(columnsFor(width)).toBe(columns)
})

it('GAME-1 a row is as high as a 3:4 poster and its two lines', () => {
  expect(gridShape(358, 390)).toEqual({
    columns: 3,
    columnGap: 10,
    rowGap: 16,
    rowHeight: Math.ceil((338 / 3 / 3) * 4) + 48,
  })
  expect(gridShape(896, 1280)).toMatchObject({
    columnGap: 16,
    rowGap: 24,
    rowHeight: Math.ceil((832 / 5 / 3) * 4) + 52,
  })
})

it('GAME-1 no width yet is no negative height', () => {
  expect(gridShape(0, 390).rowHeight).toBe(48)
})

it('text twice as large has two columns on a phone, and rows as high as its lines', () => {
  expect(gridShape(358, 390, 2)).toMatchObject({ columns: 2, rowHeight: Math.ceil((348 / 2 / 3) * 4) + 88 })
  expect(gridShape(288, 320, 2).columns).toBe(2)
})
