import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { agentConfigQuery } from '#src/data/agent.ts'
import { useReachable } from '#src/data/platform/offering.ts'
import { canLinkIntoLine, shareLink, type ShareTarget } from '#src/lib/pages/share-link.ts'
import { share } from '#src/strings/line/share.ts'
import { shell } from '#src/strings/shell.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Copy } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Segmented } from '#src/ui/actions/Segmented.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import styles from './LinkMaker.module.css'
import { openShare } from './open-share.ts'
import { destinations, firstDestination } from './parts/destinations.ts'
import { LinkBox } from './parts/LinkBox.tsx'
import { QrPoster } from './parts/QrPoster.tsx'
import { useCopyLink } from './parts/use-copy-link.ts'
import { type CodeFieldsProps, useLinkCodes } from './parts/use-link-codes.ts'

/** A link to any page with agent and referral code, and the poster that carries it (ENV-7). */
export function LinkMaker({ from }: { from: string | null }) {
  const [page, setPage] = useState(() => firstDestination(from))
  const [target, setTarget] = useState<ShareTarget>(canLinkIntoLine() ? 'line' : 'web')
  const reachable = useReachable()
  const { codes, fields } = useLinkCodes()
  const { data: config } = useQuery(agentConfigQuery())
  const { copy, byHand } = useCopyLink()
  const link = shareLink(page.path, codes, target)

  return (
    <div className={styles.maker}>
      <section apply="column shrink gap-12">
        <h2 apply="lead">{share.destination}</h2>
        <ChipRow label={share.destination} className={styles.chips}>
          {destinations(from, reachable).map((each) => (
            <Chip key={each.path} selected={each.path === page.path} onClick={() => setPage(each)}>
              {each.title}
            </Chip>
          ))}
        </ChipRow>
        {canLinkIntoLine() && (
          <Segmented
            label={share.opensIn}
            value={target}
            options={[
              { value: 'line', label: share.inLine },
              { value: 'web', label: share.onWeb },
            ]}
            onChange={setTarget}
          />
        )}
        <CodeFields {...fields} />
        <LinkBox
          link={link}
          action={
            <IconButton label={share.copyLink} onClick={() => copy(link)}>
              <Copy />
            </IconButton>
          }
        />
        {byHand && <Note tone="warn">{share.copyByHand}</Note>}
        <Note>{share.adultsOnly}</Note>
      </section>
      <QrPoster
        link={link}
        title={page.title}
        headline={page.path === '/register' ? share.scanRegister : share.scanTo(page.title)}
        name={config?.info.agent_name || shell.siteName}
        code={codes.code}
        onShare={() => void openShare({ path: page.path, codes, target })}
      />
    </div>
  )
}

/** Whose link it is. */
function CodeFields(props: CodeFieldsProps) {
  return (
    <div apply="grid halves gap-12">
      <Field
        label={share.agentCode}
        locked={props.agentLocked}
        error={props.agentWrong ? share.codeRule : undefined}
      >
        <TextInput
          value={props.agent}
          readOnly={props.agentLocked}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => props.onAgent(event.target.value)}
        />
      </Field>
      <Field
        label={share.referral}
        note={share.optional}
        error={props.referralWrong ? share.codeRule : undefined}
      >
        <TextInput
          value={props.referral}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => props.onReferral(event.target.value)}
        />
      </Field>
    </div>
  )
}
