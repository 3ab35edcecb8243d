import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BarChart } from './BarChart.tsx'
import { barsOf } from './bars.ts'

const row = (...values: number[]) => ({ label: 'x', values })

describe('bars', () => {
  it('stand on the baseline, and hang from it below zero, on one scale', () => {
    const { baseline, columns } = barsOf([row(30), row(-10), row(15)])
    expect(baseline).toBe(75)
    expect(columns).toEqual([
      [{ series: 0, top: 0, height: 75, below: false }],
      [{ series: 0, top: 75, height: 25, below: true }],
      [{ series: 0, top: 37.5, height: 37.5, below: false }],
    ])
  })

  it('have the ground below where nothing is negative, and above where all is', () => {
    expect(barsOf([row(1, 2)]).baseline).toBe(100)
    expect(barsOf([row(-1)]).baseline).toBe(0)
    expect(barsOf([row(0, 0)])).toEqual({ baseline: 100, columns: [[]] })
    expect(barsOf([])).toEqual({ baseline: 100, columns: [] })
  })

  it('are seen even where they are small', () => {
    const [small] = barsOf([row(1), row(100_000)]).columns
    expect(small![0]!.height).toBe(1.5)
  })
})

it('the figures stand in a table; the picture is for the eye only', () => {
  render(
    <BarChart
      label="Week"
      rowHead="Day"
      series={[
        { name: 'Won', look: 'filled' },
        { name: 'Lost', look: 'outlined' },
      ]}
      rows={[
        { label: 'Mon', values: [0, -40] },
        { label: 'Tue', current: true, values: [20, 0] },
      ]}
      format={(value) => `${value} baht`}
    />,
  )
  const table = screen.getByRole('table', { name: 'Week' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Day', 'Won', 'Lost'])
  expect(within(table).getByRole('row', { name: 'Mon 0 baht -40 baht' })).toBeInTheDocument()
  expect(within(table).getByRole('row', { current: 'date' })).toHaveTextContent('Tue')
  expect(screen.queryByText('Won', { ignore: '[aria-hidden] *, th' })).toBeNull()
})
