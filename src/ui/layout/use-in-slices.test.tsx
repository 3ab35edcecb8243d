import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useInSlices } from './use-in-slices.ts'

const drawn: boolean[] = []

function Part({ isThere }: { isThere: boolean }) {
  const isShown = useInSlices(isThere)
  drawn.push(isShown)
  return <p>{isShown ? 'form' : 'boxes'}</p>
}

it('what is there from the beginning is shown at once', () => {
  drawn.length = 0
  render(<Part isThere />)
  expect(drawn).toEqual([true])
})

it('what comes is shown by a drawing of its own, after the one that told of it', async () => {
  drawn.length = 0
  const { rerender } = render(<Part isThere={false} />)
  await act(async () => rerender(<Part isThere />))
  expect(drawn).toEqual([false, false, true])
  expect(screen.getByText('form')).toBeVisible()
})

it('what is gone is gone at once, and comes back as it came', async () => {
  const { rerender } = render(<Part isThere />)
  drawn.length = 0
  await act(async () => rerender(<Part isThere={false} />))
  expect(drawn.every((isShown) => !isShown)).toBe(true)
  await act(async () => rerender(<Part isThere />))
  expect(screen.getByText('form')).toBeVisible()
})
