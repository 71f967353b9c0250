import { expect, test } from 'vitest'
import { brazilianZones, isTimeZone, timeZoneOf } from './time-zones.ts'

/** Hours behind UTC in a zone, today's law: there is no summer time. */
function offset(zone: string): number {
  const at = new Date('2026-07-01T12:00:00Z')
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(
    at,
  )
  return Number(hour) - 12
}

test.each([
  ['AC', 'Rio Branco', -5],
  ['AM', 'Manaus', -4],
  ['AM', 'Eirunepé', -5],
  ['am', 'São Paulo de Olivença', -5],
  ['MT', 'Cuiabá', -4],
  ['MS', 'Corumbá', -4],
  ['RO', 'Vilhena', -4],
  ['RR', 'Boa Vista', -4],
  ['PA', 'Santarém', -3],
  ['PE', 'Recife', -3],
  ['PE', 'Fernando de Noronha', -2],
  ['SP', 'São Paulo', -3],
  // Of the same name elsewhere.
  ['SP', 'Guajará', -3],
  ['', 'Tabatinga', -3],
  [null, null, -3],
  ['constructor', 'x', -3],
])('GAP-122 clocks of %s %s are %i hours from UTC', (state, city, hours) => {
  expect(offset(timeZoneOf(state, city))).toBe(hours)
})

test('GAP-122 every zone that is offered is one; anything else is none', () => {
  for (const zone of brazilianZones) expect([zone, isTimeZone(zone)]).toEqual([zone, true])
  expect(new Set(brazilianZones).size).toBe(brazilianZones.length)
  expect(['America/Nowhere', '', 'Brasília'].map(isTimeZone)).toEqual([false, false, false])
})
