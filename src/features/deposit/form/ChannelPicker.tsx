import type { ReactNode } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { ChannelKind, PaymentChannel } from '#contracts/payment.ts'
import { cx } from '#src/lib/cx.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'
import { Banknote, Landmark, QrCode, Smartphone } from '#src/ui/icons.ts'
import { RadioCard } from '#src/ui/choice/RadioCard.tsx'
import styles from './ChannelPicker.module.css'
import type { DepositValues } from './values.ts'

interface ChannelPickerProps {
  control: Control<DepositValues>
  channels: readonly PaymentChannel[]
}

const icons: Readonly<Record<ChannelKind | 'unknown', ReactNode>> = {
  qr: <QrCode size={24} />,
  bank: <Landmark size={24} />,
  truemoney: <Smartphone size={24} />,
  unknown: <Banknote size={24} />,
}

/** A radio group with large targets; the arrow keys move the choice as in any other. */
export function ChannelPicker({ control, channels }: ChannelPickerProps) {
  const { field } = useController({ control, name: 'channel' })
  return (
    <fieldset className={styles.channels}>
      <legend className={styles.legend}>{words.channels}</legend>
      {channels.map((channel) => (
        <RadioCard
          key={channel.channel_id}
          name={field.name}
          value={channel.channel_id}
          checked={field.value === channel.channel_id}
          selected={field.value === channel.channel_id}
          disabled={!channel.available}
          className={cx(styles.channel, !channel.available && styles.closed)}
          onChange={() => field.onChange(channel.channel_id)}
          onBlur={field.onBlur}
        >
          <span className={styles.icon}>{icons[channel.kind]}</span>
          <span apply="grow shrink">
            <span className={styles.name}>{channel.name}</span>
            <span className={styles.about}>
              {channel.available ? channel.description : channel.notice || words.closed}
            </span>
          </span>
        </RadioCard>
      ))}
    </fieldset>
  )
}
