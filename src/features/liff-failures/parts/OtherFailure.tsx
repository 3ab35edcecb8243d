import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ExternalLink, Info, TriangleAlert, Unplug } from '#src/ui/icons.ts'
import type { LiffFailureKind, LiffWays } from '../failure.ts'
import { ContactWay } from './ContactWay.tsx'
import { FailureFrame } from './FailureFrame.tsx'
import { PasswordWay } from './PasswordWay.tsx'

type Kind = Extract<LiffFailureKind, 'endpoint' | 'sdk' | 'storage' | 'old' | 'refused' | 'unknown'>

interface OtherFailureProps {
  kind: Kind
  /** The platform's own words, where it gave some. */
  sentence?: string | undefined
  ways: LiffWays
}

const said: Readonly<Record<Kind, { title: string; text: string }>> = {
  endpoint: { title: words.endpointTitle, text: words.endpointText },
  sdk: { title: words.sdkTitle, text: words.sdkText },
  storage: { title: words.storageTitle, text: words.storageText },
  old: { title: words.oldTitle, text: words.oldText },
  refused: { title: words.refusedTitle, text: words.unknownText },
  unknown: { title: words.unknownTitle, text: words.unknownText },
}
const icons: Readonly<Record<Kind, typeof Info>> = {
  endpoint: ExternalLink,
  sdk: Unplug,
  storage: Info,
  old: Info,
  refused: TriangleAlert,
  unknown: TriangleAlert,
}

/** Rarer failures, in the same frame. */
export function OtherFailure({ kind, sentence, ways }: OtherFailureProps) {
  const { title, text } = said[kind]
  const Icon = icons[kind]
  const reopens = (kind === 'endpoint' || kind === 'storage') && ways.openInLine !== null
  // LINE's proof is no longer in the address, and the storage still blocked: the same once more would help nobody.
  const repeats = kind !== 'storage'
  return (
    <FailureFrame
      kind={kind}
      icon={<Icon size={34} />}
      title={title}
      text={sentence || text}
      actions={
        <>
          {reopens ? (
            <Button as="a" href={ways.openInLine ?? undefined} tone="cta" size="lg" block>
              {words.openInLine}
            </Button>
          ) : (
            repeats && (
              <Button tone="cta" size="lg" block onClick={ways.onRetry}>
                {words.retry}
              </Button>
            )
          )}
          <PasswordWay ways={ways} />
          <ContactWay />
        </>
      }
    />
  )
}
