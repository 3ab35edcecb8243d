import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { inboxKey } from '#src/data/inbox.ts'
import { whenReadElsewhere } from '#src/stores/read-elsewhere.ts'

/** What another tab marked as read is read here too. */
export function useInboxInStep(): void {
  const client = useQueryClient()
  useEffect(() => whenReadElsewhere(() => void client.invalidateQueries({ queryKey: inboxKey })), [client])
}
