import type { RegisterEntry } from '#contract/people/privacy/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { KeptPerson } from '../../platform/kept.ts'
import { byEachNumber, isShown, type Register, readCopy, toShown } from './register.ts'
import { privacyTexts } from './texts.ts'

type Section = RegisterEntry & { lists: Record<string, unknown>[][] }

/** All of somebody's data as a station gives them away: for machines, and as a page that needs nothing beside itself (PPL-29). */
export async function writeCopy(
  ctx: ApiContext,
  register: Register,
  person: KeptPerson,
): Promise<{ json: string; html: string }> {
  // What is found by words is theirs once.
  const people = (await byEachNumber(ctx, person)).map((one) =>
    one.id === person.id ? one : { ...one, emails: [], cpf: null },
  )
  const sections: Section[] = []
  for (const entry of register) {
    const lists: Section['lists'] = []
    for (const rows of entry.rows)
      for (const one of people) {
        const list = await readCopy(ctx, rows, one)
        if (list.length > 0) lists.push(list)
      }
    // What a station does not have (any more) is in it where there is something of them.
    if (lists.length > 0 || isShown(entry, ctx)) sections.push({ ...toShown(entry), lists })
  }
  const { name } = ctx.station.config
  const made = ctx.ports.clock.now()
  return { json: toJson(name, made, sections), html: toHtml(ctx, made, sections) }
}

const toJson = (station: string, made: Date, sections: readonly Section[]): string =>
  JSON.stringify(
    {
      ...{ estacao: station, reunido_em: made.toISOString() },
      secoes: sections.map(({ name, why, basis, howLong, lists }) => ({
        ...{
          nome: name,
          para_que: why,
          base_legal: basis,
          por_quanto_tempo: howLong,
          registros: lists.flat(),
        },
      })),
    },
    null,
    1,
  )

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const looks =
  'body{font:16px/1.55 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:CanvasText;background:Canvas;color-scheme:light dark}table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem}th,td{border:1px solid GrayText;padding:.35rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}div{overflow-x:auto}h2{margin-top:2.5rem}p{max-width:42rem}'

function toHtml(ctx: ApiContext, made: Date, sections: readonly Section[]): string {
  const { name, timezone } = ctx.station.config
  const { copy } = privacyTexts
  const format = new Intl.DateTimeFormat('pt-BR', {
    ...{ dateStyle: 'short', timeStyle: 'short' },
    timeZone: timezone,
  })
  const cell = (value: unknown): string => {
    if (value === null || value === undefined) return ''
    if (value instanceof Date) return format.format(value)
    if (typeof value === 'boolean') return value ? copy.yes : copy.no
    return escaped(typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  const title = escaped(copy.title(name))
  const body = sections.map((section) => sectionHtml(section, cell)).join('')
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${looks}</style></head><body><h1>${title}</h1><p>${escaped(copy.lead(format.format(made)))}</p>${body}</body></html>`
}

function sectionHtml(
  { name, why, basis, howLong, lists }: Section,
  cell: (value: unknown) => string,
): string {
  const { copy } = privacyTexts
  const facts = [
    [copy.why, why],
    [copy.basis, basis],
    [copy.howLong, howLong],
  ].map(([term = '', text = '']) => `<strong>${term}:</strong> ${escaped(text)}`)
  const tables = lists.map((list) => tableHtml(list, cell)).join('')
  return `<h2>${escaped(name)}</h2><p>${facts.join('<br>')}</p>${tables || `<p>${copy.none}</p>`}`
}

function tableHtml(list: readonly Record<string, unknown>[], cell: (value: unknown) => string): string {
  const names = Object.keys(list[0] ?? {})
  const head = names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  const lines = list.map((row) => `<tr>${names.map((name) => `<td>${cell(row[name])}</td>`).join('')}</tr>`)
  return `<div><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}
