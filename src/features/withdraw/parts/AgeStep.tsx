import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { tellBirthday } from '#contracts/pause.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { written } from '#src/data/affected.ts'
import { typedBirthday } from '#src/forms/birthday/typed-birthday.ts'
import { BirthdayField } from '#src/forms/birthday/BirthdayField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { useSubmit } from '#src/forms/use-submit.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'

const schema = z
  .object({
    birth_day: z.string(),
    birth_month: z.string(),
    birth_year: z.string(),
    birthday: z.optional(z.string()),
  })
  .check(
    z.refine((values) => typedBirthday(values) !== null, {
      path: ['birthday'],
      error: auth.birthdayMissing,
    }),
  )

interface AgeStepProps {
  /** With the server's sentence to who is too young; '' to everybody else. */
  onTold: (sentence: string) => void
}

/** The date of birth, once, before money goes out the first time. */
export function AgeStep({ onTold }: AgeStepProps) {
  const client = useQueryClient()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { birth_day: '', birth_month: '', birth_year: '' },
  })
  const submission = useSubmit({
    form,
    send: (values) => call(tellBirthday, { birth_date: typedBirthday(values)! }),
    onDone: async ({ data, message }) => {
      onTold(data.old_enough ? '' : message)
      await written(client, tellBirthday.name)
    },
    onFailure: async (error) => {
      // It may have been told on another device, or its answer was lost.
      await written(client, tellBirthday.name)
      return errorText(error)
    },
    fieldNames: { birth_date: 'birthday' },
  })
  return (
    <Card as="section" pad>
      <Form submission={submission} label={withdraw.ageTitle}>
        <h2 apply="lead mb-4">{withdraw.ageTitle}</h2>
        <p apply="muted">{withdraw.ageWhy}</p>
        <div apply="mt-16 mb-16">
          <BirthdayField control={form.control} />
        </div>
        <Button type="submit" tone="cta" size="lg" block busy={submission.busy}>
          {withdraw.ageSend}
        </Button>
      </Form>
    </Card>
  )
}
