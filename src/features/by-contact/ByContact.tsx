import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { agentConfigQuery } from '#src/data/agent.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { paths } from '#src/lib/pages/paths.ts'
import type { PageName } from '#src/lib/pages/pages.ts'
import { AddressLink } from '#src/platform/AddressLink.tsx'
import { useSession } from '#src/stores/session.ts'
import { byContact as words } from '#src/strings/by-contact.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Copy, MessageCircle, Send } from '#src/ui/icons.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { chatAddress } from './chat-address.ts'

/** In place of what a page is for, where this platform has no call for it: whom to ask, with the message written. */
export function ByContact({ page }: { page: PageName }) {
  const way = words.ways[page] ?? words.ways.other
  const username = useSession((state) => state.user?.username ?? '')
  const message = way.message(username)
  return (
    <section apply="within-560 amid page-pad-56">
      <EmptyState title={way.title} text={way.text} />
      <Message text={message} />
      <Contacts message={message} />
      <p apply="row middle centre">
        <Button as={Link} to={paths.member()} tone="text">
          {words.toWallets}
        </Button>
      </p>
    </section>
  )
}

/** To be read before it is sent, and copied where a chat takes no message. */
function Message({ text }: { text: string }) {
  const label = useId()
  const handleCopy = async () => {
    const done = await copyText(text)
    toast(done ? 'won' : 'lost', done ? words.copied : words.copyFailed)
  }
  return (
    <Card pad>
      <p id={label} apply="small muted">
        {words.messageLabel}
      </p>
      <p aria-labelledby={label} apply="mt-4 anywhere">
        {text}
      </p>
      <Button tone="text" block icon={<Copy />} onClick={() => void handleCopy()}>
        {words.copy}
      </Button>
    </Card>
  )
}

/** One press to the agent's people. What a chat cannot take is on the clipboard when it opens. */
function Contacts({ message }: { message: string }) {
  const { data: config } = useQuery(agentConfigQuery())
  if (!config) return null
  const { line_contact_url, line_admin_url, telegram_contact_url } = config.info
  const line = chatAddress(line_contact_url, message) ?? chatAddress(line_admin_url, message)
  const telegram = chatAddress(telegram_contact_url, message)
  if (!line && !telegram) return <p apply="mt-16 small muted text-centre">{words.noContact}</p>
  const keep = (written: boolean) => () => void (!written && copyText(message))
  return (
    <div apply="grid gap-8 mt-16">
      {line && (
        <Button
          as={AddressLink}
          to={line.url}
          tone="cta"
          size="lg"
          block
          icon={<MessageCircle />}
          onClick={keep(line.written)}
        >
          {words.line}
        </Button>
      )}
      {telegram && (
        <Button
          as={AddressLink}
          to={telegram.url}
          tone={line ? 'gold' : 'cta'}
          size="lg"
          block
          icon={<Send />}
          onClick={keep(telegram.written)}
        >
          {words.telegram}
        </Button>
      )}
      {(line?.written ?? true) && (telegram?.written ?? true) ? null : (
        <p apply="small muted text-centre">{words.pasted}</p>
      )}
    </div>
  )
}
