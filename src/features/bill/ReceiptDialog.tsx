import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { BillWithLines } from '#contracts/bills.ts'
import { agentConfigQuery } from '#src/data/agent.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { keepImage } from '#src/dialogs/keep-image.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { receipt as words } from '#src/strings/lotto/bill.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { Download, Send } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { openAhead } from './ahead.ts'
import { checkAddress, checkLink } from './receipt/check-link.ts'
import { ReceiptPaper } from './receipt/ReceiptPaper.tsx'
import styles from './ReceiptDialog.module.css'

/** Drawing codes is loaded behind the paper. */
const CheckThis = lazyPart(async () => ({ default: (await import('./receipt/CheckThis.tsx')).CheckThis }))

interface ReceiptDialogProps {
  bill: BillWithLines
  /** It was placed just now: says so, and leads to the list. */
  fresh: boolean
  onShare: (bill: BillWithLines) => void
  onProve: (bill: BillWithLines) => void
  control: DialogControl<void>
}

/** The receipt of a placed bill: to be kept as a picture, to be shared. */
export function ReceiptDialog({ bill, fresh, onShare, onProve, control }: ReceiptDialogProps) {
  const { data: config } = useQuery(agentConfigQuery())
  const brand = config?.info.agent_name || shell.siteName
  const link = checkLink(bill)
  const { busy, save } = useSaveReceipt(bill, brand)
  return (
    <Dialog
      title={words.title}
      width="notice"
      fullOnPhone
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      actions={
        <>
          <Button block icon={<Send size={18} />} onClick={() => onShare(bill)}>
            {words.share}
          </Button>
          <Button block tone="cta" busy={busy} icon={<Download size={18} />} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      {fresh && (
        <Note tone="won" live className={styles.placed}>
          {words.placed}
        </Note>
      )}
      <ReceiptPaper bill={bill} brand={brand}>
        {link !== null && (
          <Suspense>
            <CheckThis link={link} code={bill.check_code} />
          </Suspense>
        )}
      </ReceiptPaper>
      <p apply="mt-12 text-centre">
        <TextLink as="button" onClick={() => onProve(bill)}>
          {words.prove}
        </TextLink>
      </p>
      {fresh && (
        <p apply="mt-12 text-centre">
          <TextLink as="button" aria-haspopup="dialog" onClick={() => void openAhead(bill)}>
            {words.ahead}
          </TextLink>
        </p>
      )}
      {fresh && (
        <p apply="mt-12 text-centre">
          <TextLink
            as={Link}
            to={paths.lottoBills({ bill: bill.bill_id })}
            chevron
            onClick={() => control.close()}
          >
            {words.seeBills}
          </TextLink>
        </p>
      )}
    </Dialog>
  )
}

/** Draws the receipt and keeps it as this device can: a download, or a picture to be held. */
function useSaveReceipt(bill: BillWithLines, brand: string) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      // Drawing is loaded by whoever saves.
      const [{ drawReceipt }, { receiptPlan }, { qrModules }] = await Promise.all([
        import('./receipt/draw-receipt.ts'),
        import('./receipt/receipt-plan.ts'),
        import('#src/lib/image/qr-modules.ts'),
      ])
      const link = checkLink(bill)
      const modules = link === null ? null : qrModules(link)
      const check = modules && { modules, address: checkAddress() }
      const picture = await drawReceipt(receiptPlan(bill, { name: brand, age: words.age, check }))
      await keepImage(picture, words.file(bill.bill_no), words.title)
    } catch {
      toast('lost', words.saveFailed)
    }
    setBusy(false)
  }
  return { busy, save: () => void save() }
}
