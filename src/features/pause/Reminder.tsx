import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reminderChoices, setReminder } from '#contracts/protection.ts'
import { errorText } from '#src/api/error-text.ts'
import { protect, protectionKnown } from '#src/data/protection/protection.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Segmented } from '#src/ui/actions/Segmented.tsx'

type Minutes = (typeof reminderChoices)[number]
const options = reminderChoices.map((minutes) => ({ value: String(minutes), label: words.minutes(minutes) }))

/** How often play is interrupted by its own figures. */
export function Reminder({ minutes }: { minutes: number }) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: Minutes) => protect(setReminder, { minutes: wanted }),
    onSuccess: ({ data }) => {
      protectionKnown(client, data)
      toast('won', words.reminderSaved(data.reminder_minutes))
    },
    onError: (error) => toast('lost', errorText(error)),
  })
  const shown = isPending ? variables : minutes
  return (
    <section>
      <h2 apply="h3">{words.reminder}</h2>
      <p apply="muted">{words.reminderText}</p>
      <div apply="mt-8">
        <Segmented
          label={words.reminderEvery}
          value={String(shown)}
          options={options}
          onChange={(value) => {
            const wanted = reminderChoices.find((one) => String(one) === value)
            if (wanted) mutate(wanted)
          }}
        />
      </div>
    </section>
  )
}
