import { describe, expect, test } from 'vitest'
import { monthsUntil, periodProblems, readPeriod } from './period.ts'

describe('PTS-03 the period of a statement', () => {
  test('comes from the address', () => {
    expect(readPeriod(new URLSearchParams('de=2026-01-01'))).toEqual({ from: '2026-01-01', to: '' })
    // Of a browser that has no field for days.
    expect(readPeriod(new URLSearchParams('de=5/1/2026&ate=ontem'))).toEqual({
      from: '2026-01-05',
      to: 'ontem',
    })
  })

  test.each([
    ['', '', {}],
    ['2026-01-01', '', {}],
    ['2026-01-01', '2026-01-01', {}],
    ['2026-01-01', '2026-02-01', {}],
    [
      '2026-02-02',
      '2026-02-01',
      { from: 'Escolha uma data anterior a segunda.', to: 'Escolha uma data posterior a primeira.' },
    ],
    ['2026-02-31', '', { from: 'Inválida' }],
    ['ontem', '2026-13-01', { from: 'Inválida', to: 'Inválida' }],
    ['1899-12-31', '9999-12-31', { from: 'Inválida', to: 'Inválida' }],
    ["2026-01-01' or 1=1", '2026-01-01', { from: 'Inválida' }],
  ])('VAL-05 %s to %s', (from, to, problems) => {
    expect(periodProblems({ from, to })).toEqual(problems)
  })

  test('is a month, whole, also over the turn of a year and in a leap year', () => {
    expect(monthsUntil('2024-03-31', 4)).toEqual([
      { name: 'março de 2024', from: '2024-03-01', to: '2024-03-31' },
      { name: 'fevereiro de 2024', from: '2024-02-01', to: '2024-02-29' },
      { name: 'janeiro de 2024', from: '2024-01-01', to: '2024-01-31' },
      { name: 'dezembro de 2023', from: '2023-12-01', to: '2023-12-31' },
    ])
  })
})
