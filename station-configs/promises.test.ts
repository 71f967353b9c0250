import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtActivityTypes } from '#contract/activity-types/index.ts'
import { builtOptions } from '#contract/built.ts'
import { loadStationFolders } from './registry.ts'
import type { StationFolder } from './schema.ts'
import { stationTemplate, templateNames } from './templates.ts'

const hasType = (...types: number[]) => types.every((type) => builtActivityTypes.includes(type))

/**
 * Words that promise something, and whether it can be done on the platform. Whoever builds it changes its line here; what
 * people do without the platform (a draw in a hall, a lawyer's phone) may be told in other words.
 */
const promises: [words: RegExp, isThere: boolean][] = [
  [/\bquiz/i, hasType(6)],
  [/\bpesquisas?\b|\benquetes?\b|\bdesafios?\b/i, hasType(7, 8, 9, 10, 11)],
  [/\bvot(e|ar|ada|adas)\b/i, hasType(9)],
  [/\bloj(inha|a com)|\bcarrinho|\bfrete\b|tela de pagamento|em até (doze|12) vezes/i, hasType(14)],
  [/\bassinantes?\b|renova todo mês|cobrança mensal|no cartão\b/i, hasType(21)],
  [
    /cart(ão|eirinha) (virtual|de sócio|do sócio)|carteira (digital|de associado)/i,
    builtOptions.includes('virtualCard'),
  ],
  [/números? (da sorte|extras?)|viram números/i, builtOptions.includes('luckyNumbers')],
  [/gasolina/i, builtOptions.includes('fuelCampaigns')],
  [
    /prestação de contas|pelo portal|acompanha processos|\bagend(e|ar|amento)\b/i,
    builtOptions.includes('unionServices'),
  ],
  [/\bmural\b|\bfeed\b/i, false],
  [/avis(a|o|os) na hora|excluir meus dados|\bcalendário\b|certificado na ficha/i, false],
]

/** Everything people read of a station. Activities that are 'em breve' are read by owners only, with what hangs on them. */
function textsOf({ config, content }: StationFolder): string[] {
  const shown = content.activities.filter(({ type }) => builtActivityTypes.includes(type))
  const isShown = (id?: number) => shown.some((one) => one.id === id)
  const categories = content.categories.filter(({ activities }) => activities.some(isShown))
  const trophies = content.trophies.filter(({ activityId }) => isShown(activityId))
  return stringsIn([
    config.description,
    config.images,
    config.titles,
    { ...content, activities: shown, categories, trophies },
  ])
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(assets\/|https?:)/.test(value) ? [] : [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'icon' ? [] : stringsIn(one)))
}

const broken = (folder: StationFolder) =>
  textsOf(folder).flatMap((text) =>
    promises.flatMap(([words, isThere]) => {
      const found = isThere ? null : words.exec(text)
      return found
        ? [`'${found[0]}' is not there yet: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`]
        : []
    }),
  )

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
