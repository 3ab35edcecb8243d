import type { ComponentProps, ReactNode } from 'react'
import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Copy } from '#src/ui/icons.ts'

interface CopyButtonProps {
  text: string
  /** What is said when it is on the clipboard. */
  done: string
  tone?: ComponentProps<typeof Button>['tone']
  block?: boolean
  children: ReactNode
}

export function CopyButton({ text, done, tone = 'text', block = false, children }: CopyButtonProps) {
  const handleCopy = async () => {
    if (await copyText(text)) toast('won', done)
    else toast('lost', words.copyFailed)
  }
  return (
    <Button tone={tone} block={block} icon={<Copy />} onClick={() => void handleCopy()}>
      {children}
    </Button>
  )
}
