import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { setPreferences } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { profileQuery } from '#src/data/account.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { formatDate } from '#src/lib/time.ts'
import { profile as words } from '#src/strings/profile.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Bell, MessageCircle } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Switch } from '#src/ui/actions/Switch.tsx'
import type { Unlinking } from './UnlinkDialog.tsx'
import styles from './LineAccount.module.css'
import { PartHead } from './PartHead.tsx'
import { useForgot } from './use-forgot.ts'

/** `link`: the button that ties an account to the member. */
export function LineAccount({ link }: { link: ReactNode }) {
  const query = useQuery(profileQuery())
  const { notify, setNotify } = useNotify(query.data?.notify_by_line ?? false)
  const forgot = useForgot()
  const handleUnlink = async () => {
    if ((await open(unlinkDialog, {})) === 'forgot') forgot()
  }
  return (
    <section>
      <PartHead title={words.line} />
      <Loaded query={query} failed={words.failed} waiting={<Skeleton shape="row" count={2} />}>
        {({ line }) =>
          !line ? (
            <Card pad>
              <p apply="medium">{words.lineNone}</p>
              <p apply="mb-12 small muted">{words.lineWhy}</p>
              {link}
            </Card>
          ) : (
            <Card>
              <ListRow
                icon={<MessageCircle />}
                title={line.display_name || words.line}
                note={words.lineSince(formatDate(line.linked_at))}
                value={
                  <Button size="sm" onClick={() => void handleUnlink()}>
                    {words.unlink}
                  </Button>
                }
              />
              <div apply="row middle gap-12 edge-above pad-8-16">
                <span apply="row middle centre rigid size-40 surface-2 round-m gold">
                  <Bell />
                </span>
                <Switch
                  label={words.notify}
                  note={words.notifyNote}
                  className={styles.switch}
                  checked={notify}
                  onChange={(event) => setNotify(event.target.checked)}
                />
              </div>
            </Card>
          )
        }
      </Loaded>
    </section>
  )
}

/** The switch moves at once, and back when the server did not take it. */
function useNotify(kept: boolean) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (notify: boolean) => call(setPreferences, { notify_by_line: notify }),
    onError: (error) => toast('lost', errorText(error)),
    onSettled: () => queryClient.invalidateQueries(profileQuery()),
  })
  return { notify: isPending ? variables : kept, setNotify: (notify: boolean) => mutate(notify) }
}

/** The password is asked for: who unties LINE must know the other way in. */
const unlinkDialog = defineDialog<object, Unlinking>({
  name: 'unlink-line',
  load: async () => (await import('./UnlinkDialog.tsx')).UnlinkDialog,
  dismissed: 'closed',
})
