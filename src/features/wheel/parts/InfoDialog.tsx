import { Link } from 'react-router'
import { useOffered } from '#src/data/platform/offering.ts'
import type { WheelNow } from '#src/data/rewards/wheel.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { fairness, wheel as words } from '#src/strings/rewards/wheel.ts'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Chances } from './Chances.tsx'
import styles from './InfoDialog.module.css'

/** Rules, chances, and the way to check them. */
export function InfoDialog({ now, control }: { now: WheelNow; control: DialogControl<void> }) {
  const hasFairness = useOffered('wheel.fairness')
  const close = () => control.close()
  return (
    <Dialog title={words.rules} width="menu" open={control.open} onClose={close} onClosed={control.closed}>
      <ul apply="grid gap-6 muted pl-20 marked">
        {now.setting?.free_spin_rule && <li>{now.setting.free_spin_rule}</li>}
        {words.rulesList.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3 className={styles.title}>{words.prizes}</h3>
      <Chances prizes={now.prizes} />
      {hasFairness && (
        <TextLink
          as={Link}
          to={paths.memberWheel({ view: 'fairness' })}
          chevron
          className={styles.link}
          onClick={close}
        >
          {fairness.title}
        </TextLink>
      )}
    </Dialog>
  )
}
