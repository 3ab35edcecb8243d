import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type ImageReading, readImageFile, type ReadyImage } from '#src/lib/image/image-file.ts'
import { images } from '#src/strings/images.ts'
import { Field } from '../field/Field.tsx'
import { ImageInput } from './ImageInput.tsx'

vi.mock('#src/lib/image/image-file.ts', () => ({ readImageFile: vi.fn<typeof readImageFile>() }))

const slip = new File(['x'], 'slip.jpg', { type: 'image/jpeg' })
const ready = (name: string): ImageReading => ({
  ok: true,
  image: { blob: new Blob(['jpeg']), width: 600, height: 800, name },
})

beforeEach(() => {
  vi.mocked(readImageFile).mockReset()
  vi.mocked(readImageFile).mockImplementation(async (file) => ready(file.name))
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

function Slip({ error }: { error?: string }) {
  const [image, setImage] = useState<ReadyImage | null>(null)
  return (
    <Field label="สลิปโอนเงิน" error={error}>
      <ImageInput value={image} onValueChange={setImage} />
    </Field>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>(/สลิปโอนเงิน/)
const preview = () => screen.findByRole('img', { name: images.chosen('slip.jpg') })

it('PAY-1 a picked picture is shown as it will be sent, and can be removed', async () => {
  render(<Slip />)
  expect(input().accept).toBe('image/*')
  await userEvent.upload(input(), slip)
  expect(await preview()).toHaveAttribute('src', 'blob:preview')
  await userEvent.click(screen.getByRole('button', { name: images.remove }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(input()).toHaveFocus()
})

it('PAY-1 the same file can be picked again: the input is emptied each time', async () => {
  render(<Slip />)
  await userEvent.upload(input(), slip)
  await preview()
  expect(input().files).toHaveLength(0)
  await userEvent.upload(input(), slip)
  await waitFor(() => expect(readImageFile).toHaveBeenCalledTimes(2))
})

it.each(['notAnImage', 'heic', 'tooBig', 'broken'] as const)(
  'PAY-1 what is wrong with a file is said beside it: %s',
  async (fault) => {
    vi.mocked(readImageFile).mockResolvedValue({ ok: false, fault })
    render(<Slip />)
    await userEvent.upload(input(), slip)
    expect(await screen.findByText(images.fault[fault])).toBeVisible()
    expect(input()).toBeInvalid()
    expect(input()).toHaveAccessibleDescription(images.fault[fault])
  },
)

it('PAY-1 the sentence of the server stands beside it too', () => {
  render(<Slip error="สลิปนี้ใช้แล้ว" />)
  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription('สลิปนี้ใช้แล้ว')
})

it('PAY-1 of two files in a row the later counts, however long the first takes', async () => {
  let finishFirst: (reading: ImageReading) => void = () => {}
  vi.mocked(readImageFile).mockReturnValueOnce(new Promise((resolve) => (finishFirst = resolve)))
  render(<Slip />)
  await userEvent.upload(input(), new File(['a'], 'first.jpg', { type: 'image/jpeg' }))
  expect(screen.getByText(images.preparing)).toBeVisible()
  await userEvent.upload(input(), slip)
  await preview()
  finishFirst(ready('first.jpg'))
  await userEvent.click(document.body)
  expect(screen.getByRole('img')).toHaveAccessibleName(images.chosen('slip.jpg'))
})

it('PAY-1 a picture can be dropped or pasted; pasted text is left alone', async () => {
  render(<Slip />)
  fireEvent.drop(screen.getByText(images.dropHint), { dataTransfer: { files: [slip] } })
  await preview()
  const words = createEvent.paste(document.body, { clipboardData: { files: [] } })
  fireEvent(document.body, words)
  expect(words.defaultPrevented).toBe(false)
  fireEvent.paste(document.body, { clipboardData: { files: [slip] } })
  await waitFor(() => expect(readImageFile).toHaveBeenCalledTimes(2))
})

it('PAY-1 the camera is offered by its own button', () => {
  render(<Slip />)
  expect(screen.getByLabelText(images.take)).toHaveAttribute('capture', 'environment')
})
