import { ConfigProvider } from 'antd-mobile'
import type { ReactNode } from 'react'
import { locale } from './locale.ts'
import './patch.ts'

/** Around any part of antd-mobile that speaks for itself (pickers, calendars): corrected Thai, our colours. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return <ConfigProvider locale={locale}>{children}</ConfigProvider>
}
