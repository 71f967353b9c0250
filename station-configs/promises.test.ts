import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadStationFolders } from './registry.ts'
import type { StationFolder } from './schema.ts'
import { stationTemplate, templateNames } from './templates.ts'

/**
 * Words that promise what the platform does not do. What people do without it (a draw in a hall, a lawyer's phone) may be told in other
 * words.
 */
const promises = /avis(a|o|os) na hora|excluir meus dados|certificado na ficha/i

/** Gathers everything people read of a station. */
const textsOf = ({ config, content }: StationFolder): string[] =>
  stringsIn([config.description, config.images, config.titles, content])

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(assets\/|https?:)/.test(value) ? [] : [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'icon' ? [] : stringsIn(one)))
}

const broken = (folder: StationFolder) => textsOf(folder).filter((text) => promises.test(text))

describe('SEC-27 stations promise nothing that cannot be done here', () => {
  test.each(loadStationFolders(resolve(import.meta.dirname)).map((one) => [one.config.slug, one] as const))(
    '%s',
    (_, folder) => {
      expect(broken(folder)).toEqual([])
    },
  )
  test.each(templateNames)('the template %s', (name) => {
    expect(broken(stationTemplate(name, 'Estação'))).toEqual([])
  })
})

/** The words about how plans are taken, paid and renewed, which pages say by the plan's data; and about free plans, where none is. */
const contracts = /renova|contrata|adesão é|combinad[ao]|debitad|sem multa|carência|fidelidade/i
const isFree = /gratuit|grátis|sem mensalidade/i

describe('PUB-08 PUB-18 PLN-01 what a plan is stands in its data, and no text of a folder says it another way', () => {
  test.each(loadStationFolders(resolve(import.meta.dirname)).map((one) => [one.config.slug, one] as const))(
    '%s',
    (_, { content: { plans, sections, about } }) => {
      const priced = plans.filter(({ priceCents }) => priceCents !== null)
      const around = [...sections, ...about].filter(({ type }) => type === 7)
      const isWrong = (text: string) =>
        contracts.test(text) || (isFree.test(text) && plans.every(({ priceCents }) => priceCents !== 0))
      expect(stringsIn([priced, around]).filter(isWrong)).toEqual([])
    },
  )
})
