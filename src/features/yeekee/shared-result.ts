/** What friends are shown of a result. */
export interface SharedResult {
  path: string
  title: string
  text: string
}
