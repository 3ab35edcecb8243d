/** Hashes of the seeds are kept before anything is spun: what was announced cannot be exchanged afterwards. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { wheelSeedsQuery } from '#src/data/rewards/wheel.ts'
import { hashesSeen } from '#src/stores/witness/wheel-witness.ts'

export function useHashesSeen(): void {
  const { data } = useQuery(wheelSeedsQuery())
  useEffect(() => {
    if (data) hashesSeen(data)
  }, [data])
}
