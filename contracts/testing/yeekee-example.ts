/** The worked example of domain.md §3.2, and the seed of §9.2. */
export const CHAIN_ID = 'YK-20261016-042'
export const SEED = '5f2a9c0e7d4b4a1b8e6f3c2d1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b'
export const NUMBERS =
  '48213 07751 90046 33333 61208 15497 72880 00912 84465 26039 59174 38826 41760 97305 12648 65591 80237 03418 54982 29673'.split(
    ' ',
  )
