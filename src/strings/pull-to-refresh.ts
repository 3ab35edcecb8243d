/** What stands above a page that is pulled down. */
export const pullToRefresh = {
  pulling: 'ดึงลงเพื่อรีเฟรช',
  canRelease: 'ปล่อยเพื่อรีเฟรช',
  refreshing: 'กำลังรีเฟรช',
  complete: 'รีเฟรชแล้ว',
} as const
