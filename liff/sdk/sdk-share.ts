/** The SDK's friend picker: five more kilobytes, loaded when a share sheet opens. */
import IsApiAvailable from '@line/liff/is-api-available'
import ShareTargetPicker from '@line/liff/share-target-picker'
import { liff } from './sdk.ts'

liff.use(new IsApiAvailable())
liff.use(new ShareTargetPicker())

/** A Flex Message as the picker takes it. */
export type FlexMessage = Extract<Parameters<typeof liff.shareTargetPicker>[0][number], { type: 'flex' }>

export { liff }
