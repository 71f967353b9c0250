import { describe, expect, test } from 'vitest'
import { configSchema, type StationConfig } from '#contract/stations/registry/configuration.ts'
import type { LegalSection } from './legal-document.ts'
import { legalFacts } from './legal-facts.ts'
import { privacyBank } from './privacy-bank.ts'
import { privacyStandard } from './privacy-standard.ts'
import { termsSpecial } from './terms-special.ts'
import { termsStandard } from './terms-standard.ts'

const documents = { termsStandard, termsSpecial, privacyStandard, privacyBank }
const textOf = (sections: readonly LegalSection[]) =>
  sections.flatMap(({ title, blocks }) => [title, ...blocks.flat()]).join('\n')

function factsOf(config: Partial<StationConfig> = {}) {
  const parsed = configSchema.parse({ id: 9, slug: 'clube', name: 'Clube', ...config })
  return legalFacts({ config: parsed, canonicalOrigin: 'https://clube.example' })
}
const full = factsOf({
  createdAt: '2022-03-01T12:00:00Z',
  contact: { mail: 'oi@clube.example', address: 'Rua Um, 1, Recife' },
  establishment: {
    cnpj: '12ABC34501DE35',
    fullSocialName: 'Associação do Clube',
    city: 'Recife',
    line1: 'Rua Um, 1',
    line2: '',
  },
} as never)

describe('PUB-20 the terms', () => {
  test('are filled with name, site, legal name, CNPJ, address and creation date', () => {
    const text = textOf(termsStandard(full))
    for (const fact of [
      'Clube',
      'clube.example',
      'Associação do Clube',
      '12.ABC.345/01DE-35',
      'Rua Um, 1, Recife',
      '01/03/2022',
    ])
      expect(text).toContain(fact)
  })

  test('say what the specification says', () => {
    const text = textOf(termsStandard(full))
    for (const words of [
      'Cadastro de Pessoas Físicas (CPF)',
      'mais de 18 anos',
      'Cabe exclusivamente à Mantenedora informar quem é Afiliado',
      'pertencem à provedora de tecnologia',
      'suspeita fundamentada de fraude, dados falsos',
      'A Carteira fica bloqueada enquanto os dados do Participante forem falsos',
    ])
      expect(text).toContain(words)
  })

  test('STN-U04 the special variant is another text with the same duties', () => {
    const text = textOf(termsSpecial(full))
    expect(text).toContain('Lei nº 5.768/1971')
    expect(text).toContain('Cadastro de Pessoas Físicas (CPF)')
    expect(text).toContain('A Carteira fica bloqueada')
  })
})

describe('PUB-21 the privacy policy', () => {
  test('names data, rights, cookies, controller and officer', () => {
    const text = textOf(privacyStandard(full))
    for (const datum of [
      'nome',
      'data de nascimento',
      'e-mail',
      'estado',
      'telefone',
      'CPF',
      'ocupação',
      'dados bancários',
    ])
      expect(text).toContain(datum)
    for (const words of [
      'art. 18 da LGPD',
      'Cookies',
      'O controlador dos seus dados',
      '(DPO)',
      'seis meses',
      '16 anos',
    ])
      expect(text).toContain(words)
  })

  test('STN-171 the bank’s notice speaks of banks and of minors under 18', () => {
    const text = textOf(privacyBank(full))
    expect(text).toContain('Lei Complementar nº 105/2001')
    expect(text).toContain('menores de 18 anos')
  })
})

describe.each(Object.entries(documents))('%s', (_, write) => {
  test('TEN-11 reads well for a station that said nothing of itself', () => {
    const text = textOf(write(factsOf()))
    expect(text).not.toMatch(/undefined|null|NaN| {2}|,,|\( | ,/)
  })

  test('has an anchor of its own for every section', () => {
    const ids = write(full).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
