import { expect, test } from 'vitest'
import { whatEnds } from './cancel-dialog.tsx'

test('PLN-07 who cancels reads what ends: what is paid lasts, what never began does not end', () => {
  expect(whatEnds('active', '30/12/2026')).toBe(
    'O que você já pagou vale até 30/12/2026. Depois disso nada mais é cobrado.',
  )
  expect(whatEnds('past_due', '30/12/2026')).toBe('O seu plano termina agora e nada mais é cobrado.')
  expect(whatEnds('pending', null)).toBe(
    'O plano ainda não começou: o pagamento que espera deixa de valer, e nada é cobrado.',
  )
})
