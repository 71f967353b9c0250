import { expect, test } from 'vitest'
import { behaviourSchema } from '#contract/stations/registry/behaviour.ts'
import { featuresSchema } from '#contract/stations/registry/data.ts'
import { profileShortcuts } from './profile.tsx'

const hrefs = (features: object = {}, behaviour: object = {}) =>
  profileShortcuts({
    features: featuresSchema.parse({ myAccount: true, ...features }),
    behaviour: behaviourSchema.parse({ virtualCard: true, luckyNumbers: true, ...behaviour }),
  }).map(({ href }) => href.replace('/homepage/', ''))

test('PRO-04 the seven shortcuts of the profile, and none of them without my_account_access', () => {
  expect(hrefs()).toEqual([
    ...['carteirinha', 'extrato/extratos-totais', 'pedidos', 'numeros-da-sorte'],
    ...['vouchers', 'trofeus', 'convites-do-usuario'],
  ])
  expect(hrefs({ myAccount: false })).toEqual([])
})

test('PRO-04 STN-174b STN-026c only what the station has; without vouchers the coupons', () => {
  expect(hrefs({}, { virtualCard: false, luckyNumbers: false })).toEqual([
    ...['extrato/extratos-totais', 'pedidos', 'vouchers', 'trofeus', 'convites-do-usuario'],
  ])
  expect(hrefs({}, { hideVouchers: true })).toContain('minhas-compras')
})
