import { useMutation, useQueryClient } from '@tanstack/react-query'
import { startTimeOut, timeOutLengths } from '#contracts/protection.ts'
import { protect, protectionKnown } from '#src/data/protection/protection.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { here } from '#src/strings/protection/here.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { failed, type Least, useEnds } from './ends.ts'
import { TimeOutForm } from './TimeOutForm.tsx'

/** A break of this device alone. */
export function BreakHere({ least }: Least) {
  const client = useQueryClient()
  const ends = useEnds(timeOutLengths, least)
  const { mutate, isPending } = useMutation({
    mutationFn: (length: (typeof timeOutLengths)[number]) => protect(startTimeOut, { length }),
    onSuccess: ({ data }) => {
      protectionKnown(client, data)
      toast('won', words.started)
    },
    onError: failed,
  })
  return (
    <TimeOutForm text={here.breakText} lines={here.during} ends={ends} busy={isPending} onStart={mutate} />
  )
}
