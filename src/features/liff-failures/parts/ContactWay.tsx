import { useQuery } from '@tanstack/react-query'
import { agentConfigQuery } from '#src/data/agent.ts'
import { AddressLink } from '#src/platform/AddressLink.tsx'
import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Headset } from '#src/ui/icons.ts'

/** The agent's own people, when the platform says where they are. */
export function ContactWay() {
  const { data: config } = useQuery(agentConfigQuery())
  const address = config?.info.line_contact_url || config?.info.telegram_contact_url
  if (!address) return null
  return (
    <Button as={AddressLink} to={address} tone="text" block icon={<Headset size={18} />}>
      {words.contact}
    </Button>
  )
}
