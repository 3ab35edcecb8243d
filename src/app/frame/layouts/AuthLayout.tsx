import { useMatches } from 'react-router'
import { isQuiet, isTaskPage } from '../route-handle.ts'
import { useValidMember } from '../../session/use-valid-member.ts'
import { MemberFrame } from './MemberFrame.tsx'

/** The member's own pages: validates the member on load (ROUTE-4). */
export function AuthLayout() {
  useValidMember()
  const matches = useMatches()
  return <MemberFrame footer quiet={isQuiet(matches)} tabs={!isTaskPage(matches)} />
}
