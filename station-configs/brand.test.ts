import { expect, test } from 'vitest'
import { brandSchema, fontNames as known } from '#contract/stations/registry/brand.ts'
import { defaultBrand, fontNames } from '#themes/brand.ts'
import { loadStationFolders } from './registry.ts'

test('TEN-03 TEN-04 the contract names the families that the themes bring, and its defaults are the look of a station without one', () => {
  expect(known).toEqual(fontNames)
  expect(brandSchema.parse({})).toEqual(defaultBrand)
})

test('TEN-03 no two stations are composed, framed and drawn alike after the log-in', () => {
  const looks = loadStationFolders(import.meta.dirname).map(({ config: { brand } }) => {
    const { member, display, line } = brand
    return JSON.stringify([
      member.home,
      member.frame,
      member.header,
      member.card,
      member.ground,
      display,
      line,
    ])
  })
  expect(looks.length).toBeGreaterThan(7)
  expect(new Set(looks).size).toBe(looks.length)
})
