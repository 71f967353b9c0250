import { expect, test } from 'vitest'
import { brandSchema, fontNames as known } from '#contract/stations/registry/brand.ts'
import { defaultBrand, fontNames } from '#themes/brand.ts'

test('TEN-03 TEN-04 the contract names the families that the themes bring, and its defaults are the look of a station without one', () => {
  expect(known).toEqual(fontNames)
  expect(brandSchema.parse({})).toEqual(defaultBrand)
})
