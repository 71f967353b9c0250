import { contentSchema } from '#contract/station-content.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import type { StationFolder } from './schema.ts'
import clubeConfig from './templates/clube/config.json' with { type: 'json' }
import clubeContent from './templates/clube/content.json' with { type: 'json' }
import criadorConfig from './templates/criador/config.json' with { type: 'json' }
import criadorContent from './templates/criador/content.json' with { type: 'json' }
import sindicatoConfig from './templates/sindicato/config.json' with { type: 'json' }
import sindicatoContent from './templates/sindicato/content.json' with { type: 'json' }
import varejoConfig from './templates/varejo/config.json' with { type: 'json' }
import varejoContent from './templates/varejo/content.json' with { type: 'json' }

/**
 * The templates with which stations of the site builder begin. `{nome}` stands for the station's name; images under
 * `assets/arte/` are not files: they are drawn in the station's colours when it is made.
 */
const sources = {
  clube: { config: clubeConfig, content: clubeContent },
  sindicato: { config: sindicatoConfig, content: sindicatoContent },
  varejo: { config: varejoConfig, content: varejoContent },
  criador: { config: criadorConfig, content: criadorContent },
} as const

export type TemplateName = keyof typeof sources
export const templateNames = Object.keys(sources) as TemplateName[]

/** Gives a fresh copy of a template in the form of station folders, with `{nome}` replaced. */
export function stationTemplate(name: TemplateName, stationName: string): StationFolder {
  const { config, content } = sources[name]
  return {
    config: configSchema.parse(named(config, stationName)),
    content: contentSchema.parse(named(content, stationName)),
  }
}

/** Puts the name into a text. HTML stays HTML: what a person typed is escaped there. */
function named(value: unknown, name: string): unknown {
  if (typeof value === 'string')
    return value.replaceAll('{nome}', () => (value.includes('</') ? escapeHtml(name) : name))
  if (Array.isArray(value)) return value.map((one) => named(one, name))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, name)]))
  return value
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
