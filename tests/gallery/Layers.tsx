import { useState } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { Wallet } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { PasswordInput } from '#src/ui/field/PasswordInput.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import { ToastLayer, type ToastItem } from '#src/ui/feedback/ToastLayer.tsx'
import { TOAST_MS } from '#src/dialogs/toasts.ts'
import styles from './gallery.module.css'

type Open = 'login' | 'confirm' | 'full' | 'sheet' | null
let nextToast = 1

export function Layers() {
  const [open, setOpen] = useState<Open>((new URLSearchParams(location.search).get('open') as Open) ?? null)
  const [toasts, setToasts] = useState<ToastItem[]>([])
  const close = () => setOpen(null)
  const toast = (tone: ToastItem['tone'], text: string) =>
    setToasts([...toasts, { id: nextToast++, tone, text, duration: TOAST_MS }])
  return (
    <Section>
      <div className={styles.group}>
        <Button onClick={() => setOpen('login')}>login</Button>
        <Button onClick={() => setOpen('confirm')}>confirm</Button>
        <Button onClick={() => setOpen('full')}>full</Button>
        <Button onClick={() => setOpen('sheet')}>sheet</Button>
        <Button onClick={() => toast('won', 'คัดลอกเลขบัญชีแล้ว')}>toast won</Button>
        <Button onClick={() => toast('lost', 'เชื่อมต่อไม่สำเร็จ โปรดลองใหม่')}>toast lost</Button>
      </div>
      <Dialog open={open === 'login'} onClose={close} title="เข้าสู่ระบบ" persistent>
        <div className={styles.stack}>
          <Field label="ชื่อผู้ใช้หรือเบอร์โทร">
            <TextInput />
          </Field>
          <Field label="รหัสผ่าน" error="รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร">
            <PasswordInput />
          </Field>
          <Button tone="cta" size="lg" block onClick={() => toast('won', 'เข้าสู่ระบบแล้ว')}>
            เข้าสู่ระบบ
          </Button>
        </div>
      </Dialog>
      <Dialog
        open={open === 'confirm'}
        onClose={close}
        role="alertdialog"
        title="ออกจากระบบใช่ไหม"
        align="center"
        hideClose
        actions={
          <>
            <Button onClick={close} data-autofocus="">
              ยกเลิก
            </Button>
            <Button tone="cta" onClick={close}>
              ยืนยัน
            </Button>
          </>
        }
      >
        <p>เกมที่เปิดค้างอยู่จะถูกปิด ยอดเงินของคุณไม่เปลี่ยนแปลง</p>
      </Dialog>
      <Dialog open={open === 'full'} onClose={close} title="เมนูสมาชิก" width="menu" fullOnPhone persistent>
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>แถวที่ {index + 1}</p>
        ))}
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="กรุณาเลือกกระเป๋า"
        text="ใช้กระเป๋าที่มียอดเงินและเล่นเกมนี้ได้"
        actions={
          <Button tone="cta" onClick={close}>
            เริ่มเล่น
          </Button>
        }
      >
        <ListRow
          as="button"
          icon={<Wallet />}
          title="กระเป๋าหลัก"
          note="ใช้ได้ทุกเกม"
          value={<Money satang={857250} />}
          chevron
        />
      </Sheet>
      <ToastLayer toasts={toasts} onDone={(id) => setToasts((all) => all.filter((item) => item.id !== id))} />
    </Section>
  )
}
