// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()
/** What the old command would have copied: the selected text of the focused field. */
let copied: string | null = null
const execCommand = vi.fn<(command: string) => boolean>(() => {
  const field = document.activeElement as HTMLTextAreaElement
  copied = field.value.slice(field.selectionStart, field.selectionEnd)
  return true
})

beforeEach(() => {
  copied = null
  writeText.mockRejectedValue(new Error('blocked'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.execCommand = execCommand
  document.body.innerHTML = '<button>a</button><dialog open><button>b</button></dialog>'
})
afterEach(() => vi.unstubAllGlobals())

it('ENV-7 uses the clipboard where it is open', async () => {
  writeText.mockResolvedValue()
  expect(await copyText('https://a.example')).toBe(true)
  expect(execCommand).not.toHaveBeenCalled()
})

it.each(['body > button', 'dialog > button'])(
  'ENV-7 falls back to the old command, from %s',
  async (from) => {
    const button = document.querySelector<HTMLElement>(from)!
    button.focus()
    expect(await copyText('https://a.example')).toBe(true)
    expect(copied).toBe('https://a.example')
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(button)
  },
)

it('ENV-7 says so when neither works', async () => {
  execCommand.mockReturnValueOnce(false)
  expect(await copyText('https://a.example')).toBe(false)
  execCommand.mockImplementationOnce(() => {
    throw new Error('gone')
  })
  expect(await copyText('https://a.example')).toBe(false)
})
