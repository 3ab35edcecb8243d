import { expect, it } from 'vitest'
import { betTypes } from '#contracts/lotto.ts'
import { litDigits } from './lit-digits.ts'

const drawn = { top3: '481', bottom2: '44' }
const lit = (row: 'top3' | 'bottom2', bet_type: string, number: string) =>
  litDigits(row, drawn, [{ bet_type, number }])
    .map(({ digit, hit }) => (hit ? digit : '.'))
    .join('')

it.each([
  ['top3', '481', '481', '..'],
  ['tod3', '148', '481', '..'],
  ['top2', '81', '.81', '..'],
  ['tod2', '14', '4.1', '..'],
  ['run_top', '8', '.8.', '..'],
  ['bottom2', '44', '...', '44'],
  ['run_bottom', '4', '...', '44'],
  ['pin_top_hundreds', '4', '4..', '..'],
  ['pin_top_units', '1', '..1', '..'],
  ['pin_bottom_tens', '4', '...', '4.'],
  ['front3', '481', '...', '..'],
  ['of another platform', '481', '...', '..'],
])('a %s on %s lights %s and %s', (type, number, top, bottom) => {
  expect([lit('top3', type, number), lit('bottom2', type, number)]).toEqual([top, bottom])
})

it('what is not drawn is not lit, and every bet type of the contract is answered', () => {
  expect(litDigits('top3', { top3: '', bottom2: '' }, [{ bet_type: 'run_top', number: '4' }])).toEqual([])
  for (const type of Object.keys(betTypes)) expect(lit('top3', type, '481')).toHaveLength(3)
})
