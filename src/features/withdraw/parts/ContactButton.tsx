import { useQuery } from '@tanstack/react-query'
import { agentConfigQuery } from '#src/data/agent.ts'
import { AddressLink } from '#src/platform/AddressLink.tsx'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Headset } from '#src/ui/icons.ts'

/** To the people behind the site, where the agent named a way. `short`: the icon alone. */
export function ContactButton({ short }: { short?: boolean }) {
  const { data: config } = useQuery(agentConfigQuery())
  const url = config?.info.line_contact_url || config?.info.telegram_contact_url
  if (!url) return null
  return (
    <Button
      as={AddressLink}
      to={url}
      size="lg"
      block={!short}
      icon={<Headset size={18} />}
      {...(short && { 'aria-label': withdraw.contact })}
    >
      {!short && withdraw.contactShort}
    </Button>
  )
}
