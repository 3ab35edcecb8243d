// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { seams, wholeWords } from '#src/strings/whole-words.ts'
import { holdWords } from './hold-words.ts'
import { joined } from './joined.ts'

const plain = (word: string) => word.replaceAll(/[- ]/g, '')
const [first = '', second = ''] = wholeWords.map(plain)

let end = () => {}
afterEach(() => end())

it('holds what stands on the page, what comes, and what changes', async () => {
  function Names() {
    const [count, setCount] = useState(1)
    return (
      <>
        <button type="button" onClick={() => setCount(2)}>
          {count === 1 ? first : second}
        </button>
        {count === 2 && <p>{second}</p>}
      </>
    )
  }
  render(<Names />)
  end = holdWords()
  const button = screen.getByRole('button')
  expect(button).toHaveTextContent(joined(first))
  expect(joined(first)).not.toBe(first)
  await userEvent.click(button)
  expect(button).toHaveTextContent(joined(second))
  expect(screen.getByRole('paragraph')).toHaveTextContent(joined(second))
})

it('holds the name of what holds the words, and no other', () => {
  render(
    <>
      <button type="button" aria-label={`${first} 1`}>
        {first}
      </button>
      <p aria-label={second}>1</p>
    </>,
  )
  end = holdWords()
  expect(screen.getByRole('button')).toHaveAccessibleName(`${joined(first)} 1`)
  expect(screen.getByRole('paragraph')).toHaveAttribute('aria-label', second)
})

it('leaves alone what is typed, chosen or run', () => {
  render(
    <>
      <textarea defaultValue={first} />
      <select>
        <option>{first}</option>
      </select>
    </>,
  )
  end = holdWords()
  expect(screen.getByRole('textbox')).toHaveValue(first)
  expect(screen.getByRole('combobox')).toHaveValue(first)
})

it('what is held is not held once more', () => {
  for (const word of [...wholeWords, ...seams].map(plain)) {
    const text = joined(`${first}${word} ${word}`)
    expect(joined(text)).toBe(text)
  }
})
