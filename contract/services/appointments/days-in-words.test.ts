import { expect, test } from 'vitest'
import { daysInWords, onDays } from './days-in-words.ts'
import { weekdays } from './kinds.ts'

test.each([
  [weekdays, 'segunda-feira a sábado', 'de segunda-feira a sábado'],
  [weekdays.slice(0, 5), 'segunda a sexta-feira', 'de segunda a sexta-feira'],
  [['quinta', 'terca'], 'terças e quintas-feiras', 'às terças e quintas-feiras'],
  [
    ['segunda', 'quarta', 'sexta'],
    'segundas, quartas e sextas-feiras',
    'às segundas, quartas e sextas-feiras',
  ],
  [['quinta'], 'quintas-feiras', 'às quintas-feiras'],
  [['terca', 'sabado'], 'terças-feiras e sábados', 'às terças-feiras e sábados'],
  [['sabado'], 'sábados', 'aos sábados'],
] as const)('HEA-02 HEA-03 HEA-04 %j in words', (days, words, on) => {
  expect([daysInWords([...days]), onDays([...days])]).toEqual([words, on])
})
