import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}
const yes = () => true
const no = () => false

/**
 * False while served HTML is being taken over, true from then on. What a part has learnt meanwhile (a query that another part
 * has asked, what the device keeps) is drawn after that, in slices: React would find another page than was served.
 */
export const useTakenOver = (): boolean => useDeferredValue(useSyncExternalStore(never, yes, no))
