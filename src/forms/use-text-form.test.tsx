import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#src/api/api-error.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import { clearDraft, readDraft } from './drafts.ts'
import { Form } from './Form.tsx'
import { filled } from './rules.ts'
import { useSubmit } from './use-submit.ts'
import { useTextForm } from './use-text-form.ts'

const schema = z.object({
  name: filled('name is missing'),
  secret_password: filled('password is missing').check(z.minLength(4, 'too short')),
})

function Trial({ send }: { send: (values: z.output<typeof schema>) => Promise<void> }) {
  const form = useTextForm({
    schema,
    empty: { name: '', secret_password: '' },
    draft: 'trial',
    kept: ['name', 'secret_password'],
  })
  const submission = useSubmit({ form, send, onDone: form.reset, onFailure: () => 'failed' })
  return (
    <Form submission={submission} label="trial">
      <Field label="name" error={form.errors.name}>
        <TextInput {...form.input('name')} />
      </Field>
      <Field label="password" error={form.errors.secret_password}>
        <TextInput {...form.input('secret_password')} />
      </Field>
      <button type="submit">send</button>
    </Form>
  )
}

const name = () => screen.getByLabelText('name')
const password = () => screen.getByLabelText('password')
const sent = () => vi.fn<(values: z.output<typeof schema>) => Promise<void>>(async () => {})

describe('useTextForm', () => {
  const user = userEvent.setup()
  beforeEach(() => clearDraft('trial'))

  it('says nothing while it is filled in for the first time', async () => {
    render(<Trial send={sent()} />)
    await user.type(password(), 'abc')
    await user.clear(password())
    expect(password()).not.toBeInvalid()
  })

  it('when it is sent, says of each field what is wrong first and sends nothing; then of each as it is typed in', async () => {
    const send = sent()
    render(<Trial send={send} />)
    await user.type(password(), 'abc')
    await user.keyboard('{Enter}')
    expect(send).not.toHaveBeenCalled()
    expect(name()).toHaveAccessibleDescription('name is missing')
    expect(password()).toHaveAccessibleDescription('too short')
    expect(name()).toHaveFocus()

    await user.clear(password())
    expect(password()).toHaveAccessibleDescription('password is missing')
    await user.type(name(), 'narin')
    expect(name()).not.toBeInvalid()
    expect(password()).toBeInvalid()
  })

  it('the focus goes to the first wrong field, wherever it was', async () => {
    render(<Trial send={sent()} />)
    await user.type(name(), 'narin')
    await user.keyboard('{Enter}')
    expect(password()).toHaveFocus()
  })

  it('sends what is in the fields, and is empty once that is done', async () => {
    const send = sent()
    render(<Trial send={send} />)
    await user.type(name(), 'narin')
    await user.type(password(), 'abcd{Enter}')
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'narin', secret_password: 'abcd' })
    expect(name()).toHaveValue('')
    expect(password()).toHaveValue('')
    expect(name()).not.toBeInvalid()
  })

  it('a sentence of the platform stands until its field is typed in; nothing typed is lost', async () => {
    const refusal = new ApiError('refused', { endpoint: 'x', fields: { secret_password: 'not this one' } })
    render(<Trial send={() => Promise.reject(refusal)} />)
    await user.type(name(), 'narin')
    await user.type(password(), 'abcd{Enter}')
    expect(password()).toHaveAccessibleDescription('not this one')
    expect(password()).toHaveFocus()
    expect(password()).toHaveValue('abcd')
    await user.type(name(), '1')
    expect(password()).toBeInvalid()
    await user.type(password(), 'e')
    expect(password()).not.toBeInvalid()
  })

  it('what was typed comes back, a secret never', async () => {
    const { unmount } = render(<Trial send={sent()} />)
    await user.type(name(), 'narin')
    await user.type(password(), 'abcd')
    unmount()
    expect(readDraft('trial')).toEqual({ name: 'narin' })
    render(<Trial send={sent()} />)
    expect(name()).toHaveValue('narin')
    expect(password()).toHaveValue('')
  })

  it('two of them send their own', async () => {
    const [one, other] = [sent(), sent()]
    render(
      <>
        <Trial send={one} />
        <Trial send={other} />
      </>,
    )
    const [first, second] = screen.getAllByRole('button')
    await user.click(second!)
    expect(screen.getAllByLabelText('name')[1]).toHaveFocus()
    await user.click(first!)
    expect(screen.getAllByLabelText('name')[0]).toHaveFocus()
    expect(one).not.toHaveBeenCalled()
  })
})
