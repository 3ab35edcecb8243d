import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ui } from '#src/strings/ui.ts'
import { TimeAloud } from './TimeAloud.tsx'

it('says five minutes, one minute and the end, each once, and nothing in between', () => {
  const { rerender } = render(<TimeAloud seconds={302} />)
  const region = screen.getByRole('status')
  const said: string[] = []
  for (let seconds = 302; seconds >= -2; seconds -= 1) {
    rerender(<TimeAloud seconds={seconds} />)
    if (said.at(-1) !== region.textContent) said.push(region.textContent)
  }
  expect(said).toEqual(['', ui.fiveMinutesLeft, ui.oneMinuteLeft, ui.timeOver])
})
