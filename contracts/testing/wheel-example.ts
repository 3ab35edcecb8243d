/** The worked example of domain.md §9.2: both ends must come to the same slot and prize. */
export const wheelExample = {
  server_seed: '5f2a9c0e7d4b4a1b8e6f3c2d1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b',
  server_seed_hash: 'ab49124970ae9470bd5f516efc79a38a21b46d981503775a8b01161ea7b4d8c2',
  client_seed: 'client-abc',
  nonce: 0,
  /** First eight digits of the code, and the number they are. */
  mac: 'e044d012',
  u: 3_762_606_098,
  slot: 8760,
  weights: [6000, 2500, 1000, 400, 99, 1],
  /** Points of each prize. */
  points: [0, 5, 20, 50, 500, 5000],
  prize: 20,
} as const

/** A table of one prize of each kind, its text and the text's SHA-256 (contracts/wheel-table.ts); its Thai is spelt out. */
export const tableExample = {
  text: '["wheel:v1",["\u0e3f10","credit","",1000,null,3000,"slot",7,6000],["5 \\"\u0e41\u0e15\u0e49\u0e21\\"","points","",null,5,0,"",null,3999],["\u0e25\u0e2d\u0e07\u0e43\u0e2b\u0e21\u0e48","none","\u0e25\u0e2d\u0e07\u0e43\u0e2b\u0e21\u0e48",null,null,0,"",null,1]]',
  hash: 'de311ae074886dafb23dea6313f825ba3fa25d59f7ab0d1efc412e239dc9dab5',
} as const
