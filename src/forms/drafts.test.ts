// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { clearDrafts } from '#src/stores/kept/kept-drafts.ts'
import { clearDraft, readDraft, writeDraft } from './drafts.ts'

beforeEach(() => sessionStorage.clear())

it('LOGIN-8 a half-filled form is read back, each form its own', () => {
  writeDraft('a', { mobile: '0812345678' })
  writeDraft('b', { amount: '500' })
  expect(readDraft('a')).toEqual({ mobile: '0812345678' })
  clearDraft('a')
  expect(readDraft('a')).toEqual({})
  expect(readDraft('b')).toEqual({ amount: '500' })
  clearDrafts()
  expect(readDraft('b')).toEqual({})
})

it('LOGIN-8 secrets are never kept, whatever the caller names', () => {
  writeDraft('a', {
    username: 'x',
    password: 'p',
    new_password: 'p',
    otp: '1',
    otp_token: 't',
    link_token: 't',
    pin: '1',
  })
  expect(readDraft('a')).toEqual({ username: 'x' })
  expect(sessionStorage.getItem('chokdee.drafts')).not.toMatch(/password|otp|token|pin/)
})

it('LOGIN-8 a damaged storage is an empty draft', () => {
  for (const text of [
    '{',
    '{"v":1,"data":5}',
    '{"v":1,"data":{"a":[1]}}',
    '{"v":9,"data":{"a":{"b":"c"}}}',
  ]) {
    sessionStorage.setItem('chokdee.drafts', text)
    expect(readDraft('a')).toEqual({})
  }
})
