import thTH from 'antd-mobile/es/locales/th-TH'
import { mergeLocale } from 'antd-mobile/es/utils/merge-locale'
import { antd } from '../../strings/antd.ts'

type Locale = typeof thTH

/** antd-mobile's Thai with our corrections; give it to its ConfigProvider around anything that speaks for itself. */
export const locale: Locale = mergeLocale(thTH, antd as unknown as Partial<Locale>)
