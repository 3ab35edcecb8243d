import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LottoNumber } from './LottoNumber.tsx'

it('is read digit by digit, and written as it is', () => {
  render(<LottoNumber value="0527" />)
  expect(screen.getByRole('img', { name: '0 5 2 7' })).toHaveTextContent('0527')
})

it('is nothing where no number is known', () => {
  const { container } = render(<LottoNumber value="" />)
  expect(container).toBeEmptyDOMElement()
})
