/**
 * A proof that our server made: of journal 3, the second of three in block 2, up to block 7; besides, from block 1 to
 * there. The site's page and the program that stands alone must both come to its head.
 */
import type { LedgerProof } from '../ledger-proof.ts'

export const ledgerExample: LedgerProof = {
  rule_version: 'lp1',
  journal: {
    id: '3',
    key: 'example 3',
    kind: 'deposit',
    memo: 'D2',
    at: 1795168863000,
    reverses: null,
    salt: 'ac0d2fd49b1c36ad8d3821383f9298da',
    postings: [
      {
        account: 'wallet:1',
        amount: 50000,
        balance_after: 60000,
      },
      {
        account: 'house:deposits',
        amount: -50000,
        balance_after: null,
      },
    ],
  },
  path: [
    {
      side: 'left',
      hash: 'f6e0e499d14297dde10fa4d37744ef42c920446435c1c6f989c0f68d0973944a',
    },
    {
      side: 'right',
      hash: '93629fbc74bb893202f0a4d96a561183a63337302a8e7bb63e6ed298ae52821d',
    },
  ],
  blocks: [
    {
      no: '2',
      kind: 'seal',
      first_seq: '2',
      last_seq: '4',
      root: '3f8b76deacd7d89753e42f18de4bdfd392768d97fbda73b4b0e84f33997c8064',
      sealed_at: 1795168864500,
      upto: '796',
      system: '7711398277212667946/1',
      past: 'ef835ef6d4f3f1f4c7b5014f5f6d2069f28e965b2fcdbc1537d1356a22bea696',
      prev_hash: '98dea92719c713b7793a7ddda3438992094a76d6804f8e4d2005d3aa6ea7f443',
    },
    {
      no: '7',
      kind: 'seal',
      first_seq: '9',
      last_seq: '9',
      root: '157b4d848c823a6299872f6012e4c59ad33bcff3f2301a0da44541f6bf7ed365',
      sealed_at: 1795168870000,
      upto: '806',
      system: '7711398277212667946/1',
      past: 'c92f2cb45daa6c78f70936ffe07c2ae75b7c10a0dbe6f2a4f9820a5185cc4c68',
      prev_hash: 'e969eafe62c74d0cc6a2580a0664a834646d62391e702c3d787431d0340499d1',
    },
  ],
  history: [
    {
      side: 'left',
      hash: 'ef835ef6d4f3f1f4c7b5014f5f6d2069f28e965b2fcdbc1537d1356a22bea696',
    },
    {
      side: 'right',
      hash: 'd68cb5f93b90c73bc422991d590c52e7ef1ee002e5b55207751a267b2e135e60',
    },
    {
      side: 'right',
      hash: '728f85b1fbf28c65e52039aaa1259a087dd09b2975812cbca8e145280e981918',
    },
  ],
  signed: null,
  seen: {
    no: '1',
    path: [
      {
        side: 'right',
        hash: 'f258a9a2af208bee25a65346c6c778720e23df874f585ffc38e06779366c21c1',
      },
      {
        side: 'right',
        hash: 'd68cb5f93b90c73bc422991d590c52e7ef1ee002e5b55207751a267b2e135e60',
      },
      {
        side: 'right',
        hash: '728f85b1fbf28c65e52039aaa1259a087dd09b2975812cbca8e145280e981918',
      },
    ],
  },
}

export const ledgerExampleHead = {
  no: '7',
  hash: 'ad4bc8d44a54707bbeeb6df53f8d11347d04863b7b271df7342d2bb597a81e5e',
} as const

/** Of the blocks before it, by their number. */
export const ledgerExampleHashes = {
  1: '98dea92719c713b7793a7ddda3438992094a76d6804f8e4d2005d3aa6ea7f443',
  2: '1f96372990eec96a3b21b36ff926e92ff9b4418ad517ba45748d628b23c207ae',
} as const
