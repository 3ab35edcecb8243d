import { Form } from '#src/forms/Form.tsx'
import type { LineLink } from '#src/stores/line-link.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Link2 } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { ForgotLink } from '../login/ForgotLink.tsx'
import { NameAndPassword } from '../login/NameAndPassword.tsx'
import styles from './LinkByPassword.module.css'
import { useLogin } from '../login/use-login.ts'

interface LinkByPasswordProps {
  link: LineLink
  onSignedIn: () => void
  onForgot: () => void
  onSms: () => void
  onSkip: () => void
}

export function LinkByPassword({ link, onSignedIn, onForgot, onSms, onSkip }: LinkByPasswordProps) {
  const { form, submission, pause } = useLogin({ link, onSignedIn })
  return (
    <Form submission={submission} label={firstUse.have} apply="column grow gap-16">
      <NameAndPassword form={form} />
      <div className={styles.row}>
        <span apply="small muted">{firstUse.once}</span>
        <ForgotLink onForgot={onForgot} />
      </div>
      <Note tone="info">{firstUse.allThere}</Note>
      <div apply="row wrap middle centre muted gap-x-6">
        {firstUse.bySms}
        <TextLink as="button" onClick={onSms}>
          {firstUse.bySmsLink}
        </TextLink>
      </div>
      <ActionBar>
        <Button
          type="submit"
          tone="cta"
          size="lg"
          block
          icon={<Link2 size={20} />}
          busy={submission.busy}
          disabled={pause.text !== null}
        >
          {pause.text ?? firstUse.link}
        </Button>
        <Button tone="text" block onClick={onSkip}>
          {firstUse.skip}
        </Button>
      </ActionBar>
    </Form>
  )
}
