import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { passkeysQuery } from '#src/data/passkeys.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { usePasskeysHere } from '#src/stores/passkeys-here.ts'
import { belongsHere, knowsItsHolder } from './device.ts'

/**
 * The member's passkeys, null while they are not known or where the platform has none; whether this device could use one here, and
 * whether it made one of them.
 */
export function usePasskeys(wanted: boolean) {
  const offered = useOffered('pin.passkeys')
  const able = useKnowsItsHolder()
  const madeHere = usePasskeysHere(({ ids }) => ids)
  const { data } = useQuery({ ...passkeysQuery(), enabled: offered && wanted })
  if (!offered || !data) return { passkeys: null, usable: false, here: false }
  return {
    passkeys: data.passkeys,
    usable: able && belongsHere(data.rp_id),
    here: data.passkeys.some(({ id }) => madeHere.includes(id)),
  }
}

function useKnowsItsHolder(): boolean {
  const [able, setAble] = useState(false)
  useEffect(() => {
    let gone = false
    void knowsItsHolder().then((is) => {
      if (!gone) setAble(is)
    })
    return () => void (gone = true)
  }, [])
  return able
}
