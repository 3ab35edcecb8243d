import { useMatches } from 'react-router'
import { isQuiet } from '../route-handle.ts'
import { useValidMember } from '../use-valid-member.ts'
import { MemberFrame } from './MemberFrame.tsx'

/** The member's own pages: validates the member on load (ROUTE-4). */
export function AuthLayout() {
  useValidMember()
  return <MemberFrame footer quiet={isQuiet(useMatches())} />
}
