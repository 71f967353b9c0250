import { describe, expect, it, test } from 'vitest'
import {
  formatAgo,
  formatBRL,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatInteger,
  formatPercent,
  formatPhone,
  formatPoints,
  formatTime,
} from './format.ts'

describe('formatPoints', () => {
  const currency = { name: 'milhas', multiplier: 2, position: 'after' } as const
  it('TEN-07 multiplies, writes two decimals with a comma and puts the name on its side', () => {
    expect(formatPoints(10, currency)).toBe('20,00 milhas')
    expect(formatPoints(10, { ...currency, position: 'before_currency' })).toBe('milhas 20,00')
    expect(formatPoints(1234.5, { ...currency, multiplier: 1 })).toBe('1.234,50 milhas')
  })
  it('TEN-07 rounds once, half away from zero, without binary surprises', () => {
    expect(formatPoints(1.01, { ...currency, multiplier: 0.5 })).toBe('0,51 milhas')
    expect(formatPoints(0.29, { ...currency, multiplier: 100 })).toBe('29,00 milhas')
    expect(formatPoints(-10.5, { ...currency, multiplier: 1 })).toBe('-10,50 milhas')
    expect(formatPoints(-10, { ...currency, position: 'before_currency' })).toBe('-milhas 20,00')
    expect(formatPoints(-0.001, { ...currency, multiplier: 1 })).toBe('0,00 milhas')
  })
})

describe('formatBRL', () => {
  it('TEN-08 writes centavos as R$ 1.234,56', () => {
    expect(formatBRL(123_456)).toBe('R$ 1.234,56')
    expect(formatBRL(5)).toBe('R$ 0,05')
    expect(formatBRL(-990)).toBe('-R$ 9,90')
  })
})

describe('formatPercent', () => {
  it('ACT-11 writes a share as percent with two decimals', () => {
    expect([2 / 3, 1, 0, 1 / 8].map(formatPercent)).toEqual(['66,67%', '100,00%', '0,00%', '12,50%'])
  })
})

describe('dates and times', () => {
  it('TEN-08 DD/MM/YYYY and HH:mm in the time zone of the station', () => {
    expect(formatDate('2026-03-01T01:30:00Z')).toBe('28/02/2026')
    expect(formatTime('2026-03-01T01:30:00Z')).toBe('22:30')
    expect(formatTime('2026-03-01T03:05:00Z')).toBe('00:05')
    expect(formatDateTime('2026-03-01T01:30:00Z', 'America/Manaus')).toBe('28/02/2026 21:30')
  })
  it('TEN-08 a calendar day stays that day', () => {
    expect(formatDate('2026-03-01')).toBe('01/03/2026')
  })
  it('whole numbers have a point at thousands', () => {
    expect(formatInteger(1234567)).toBe('1.234.567')
  })
})

describe('formatPhone', () => {
  it('reads as the fields write it, and leaves alone what is no Brazilian number', () => {
    expect(['11987654321', '1133334444', '+351912345678', ''].map(formatPhone)).toEqual([
      '(11) 9 8765-4321',
      '(11) 3333-4444',
      '+351912345678',
      '',
    ])
  })
})

test.each([
  [0, '00:00'],
  [59.2, '01:00'],
  [3599, '59:59'],
  [3600, '1 h 00 min'],
  [7_500, '2 h 05 min'],
  [86_400, '1 dia e 0 h'],
  [776_790, '8 dias e 23 h'],
])('CAR-11 %s seconds are left: %s', (seconds, words) => {
  expect(formatCountdown(seconds)).toBe(words)
})

test('SOC-01 how long ago something was, and nothing of what is old', () => {
  const now = Date.parse('2026-11-29T12:00:00Z')
  const before = (ms: number) => formatAgo(new Date(now - ms), now)
  const minute = 60_000
  expect([-5, 0, 59_999].map(before)).toEqual(['agora', 'agora', 'agora'])
  expect([minute, 59 * minute].map(before)).toEqual(['há 1 min', 'há 59 min'])
  expect([60 * minute, 23.9 * 60 * minute].map(before)).toEqual(['há 1 h', 'há 23 h'])
  expect([24, 48, 24 * 7, 24 * 8].map((hours) => before(hours * 60 * minute))).toEqual([
    'há 1 dia',
    'há 2 dias',
    'há 7 dias',
    '',
  ])
})
