import { useValidMember } from '../../session/use-valid-member.ts'
import { MemberFrame } from './MemberFrame.tsx'

/** Money pages: the page's own action is the vermilion one, and its bar takes the place of the tabs. */
export function PaymentLayout() {
  useValidMember()
  return <MemberFrame quiet tabs={false} />
}
