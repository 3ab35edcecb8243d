import { useState } from 'react'
import type { ReadyImage } from '#src/lib/image/image-file.ts'
import { AccountNumberInput } from '#src/ui/bank/AccountNumberInput.tsx'
import { BankBadge } from '#src/ui/display/BankBadge.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { User } from '#src/ui/icons.ts'
import { ImageInput } from '#src/ui/image/ImageInput.tsx'
import { OtpInput } from '#src/ui/otp/OtpInput.tsx'
import { PasswordInput } from '#src/ui/field/PasswordInput.tsx'
import { PhoneInput } from '#src/ui/otp/PhoneInput.tsx'
import { PickerButton } from '#src/ui/bank/PickerButton.tsx'
import { SearchInput } from '#src/ui/choice/SearchInput.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Select } from '#src/ui/field/Select.tsx'
import { TextArea } from '#src/ui/field/TextArea.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import styles from './gallery.module.css'

export function Fields() {
  const [phone, setPhone] = useState('081234')
  const [code, setCode] = useState('419')
  const [account, setAccount] = useState('402123482')
  const [slip, setSlip] = useState<ReadyImage | null>(null)
  const [search, setSearch] = useState('มังกรน้ำแข็ง')
  return (
    <Section>
      <SectionHead title="ช่องกรอก" />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Field label="ชื่อผู้ใช้" note="อย่างน้อย 4 ตัวอักษร">
            <TextInput icon={<User size={20} />} placeholder="ชื่อผู้ใช้หรือเบอร์โทร" autoComplete="username" />
          </Field>
          <Field label="เบอร์โทรศัพท์" hint="ใช้รับรหัสยืนยันทาง SMS">
            <PhoneInput value={phone} onValueChange={setPhone} />
          </Field>
          <Field label="รหัสผ่าน" error="รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร">
            <PasswordInput defaultValue="123456" autoComplete="current-password" />
          </Field>
          <Field label="จำนวนเงิน" note="กำหนดโดยโปรโมชั่น" locked>
            <TextInput defaultValue="500.00" />
          </Field>
          <Field label="ยืนยันตัวตน">
            <OtpInput value={code} onValueChange={setCode} />
          </Field>
        </div>
        <div className={styles.stack}>
          <Field label="ธนาคาร">
            <PickerButton
              icon={<BankBadge image="/banks/scb.svg" size={36} />}
              value="ไทยพาณิชย์"
              placeholder="เลือกธนาคาร"
            />
          </Field>
          <Field label="เลขที่บัญชี" hint="ใช้รับเงินถอน ต้องเป็นบัญชีของคุณ">
            <AccountNumberInput value={account} onValueChange={setAccount} mask={[3, 1, 5, 1]} />
          </Field>
          <Field label="สลิปโอนเงิน" hint="เห็นเลขอ้างอิงและยอดเงินชัดเจน">
            <ImageInput value={slip} onValueChange={setSlip} />
          </Field>
          <Field label="รู้จักเราจาก">
            <Select defaultValue="friend">
              <option value="friend">เพื่อนแนะนำ</option>
              <option value="web">เว็บไซต์</option>
            </Select>
          </Field>
          <Field label="ข้อความ" counter={{ value: 12, max: 200 }}>
            <TextArea placeholder="พิมพ์ข้อความ" />
          </Field>
          <SearchInput label="ค้นหาเกม" placeholder="ค้นหาเกมหรือค่าย" value={search} onValueChange={setSearch} />
        </div>
      </div>
    </Section>
  )
}
