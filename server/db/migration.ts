/** A step of the schema's history. `name` orders and identifies it; `sql` may hold several statements. */
export interface Migration {
  readonly name: string
  readonly sql: string
}
