import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parsePaste } from './parse-paste.ts'
import { useReadText } from './use-read-text.ts'

const numbers = (count: number, price: number) =>
  Array.from({ length: count }, (_, at) => `${String(at).padStart(3, '0')}=${price}`).join('\n')
const show = (text: string) => renderHook(useReadText, { initialProps: text })

it('LOTTO-1 the beginning of a thousand lines is there at once, the rest when it is read', async () => {
  const text = numbers(1000, 21)
  const { result } = show(text)
  expect(result.current.reading).toBe(1000)
  expect(result.current.shown.split('\n')).toHaveLength(16)
  await waitFor(() => expect(result.current).toEqual({ shown: text, reading: null }))
})

it('LOTTO-1 a line under a thousand that were read waits for nothing', async () => {
  const text = numbers(1000, 22)
  const { result, rerender } = show(text)
  await waitFor(() => expect(result.current.reading).toBeNull())
  rerender(`${text}\n12=10`)
  expect(result.current.reading).toBeNull()
})

it('LOTTO-1 another text in the middle of reading is read instead', async () => {
  const { result, rerender } = show(numbers(1000, 23))
  const other = numbers(900, 24)
  rerender(other)
  expect(result.current.reading).toBe(900)
  await waitFor(() => expect(result.current).toEqual({ shown: other, reading: null }))
})

it('LOTTO-1 more lines than are remembered come to an end all the same', async () => {
  const text = Array.from(
    { length: 9000 },
    (_, at) => `${String(at % 1000).padStart(3, '0')}=${at + 1}`,
  ).join('\n')
  const { result } = show(text)
  await waitFor(() => expect(result.current.reading).toBeNull(), { timeout: 10_000 })
  const takes = new Set(['top3'])
  const options = { figures: null, place: null, pairs: null, counts: null, win: null, takes }
  expect(parsePaste(result.current.shown, options)).toHaveLength(9000)
})
