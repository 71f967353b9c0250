import { z } from 'zod'
import { assetField, httpUrlField, idField } from '../../content-fields.ts'
import { mostLetters, mostTopicLines } from '../../most-letters.ts'
import type { AppointmentSettings } from '../appointments/content.ts'
import { daysInWords, dentalHours } from '../appointments/days-in-words.ts'
import type { HealthKind } from '../appointments/kinds.ts'
import { filmParts, type ServiceArea } from './areas.ts'

/** The days that health offers. */
export type HealthDays = Pick<AppointmentSettings['days'], HealthKind>

const most = mostLetters.topicLine
const line = (max: number) => z.string().trim().max(max)

/** A person of the team (LEG-05). */
export const contactSchema = z.strictObject({
  name: line(mostLetters.contact.name).min(1),
  role: line(mostLetters.contact.role).default(''),
  phone: line(mostLetters.contact.phone).default(''),
  email: z.union([z.literal(''), z.email('um e-mail')]).default(''),
  image: assetField.nullable().default(null),
})

/** A film or a playlist of one of the pages with films (LEG-07, PLS-06). */
export const filmSchema = z.strictObject({
  part: z.enum(filmParts),
  title: line(mostLetters.film.title).min(1),
  url: httpUrlField,
})

/** The most of each that a page can have. */
export const mostContacts = 12
export const mostFilms = 30

/** The texts of the pages of an area, in the form of station folders. An empty one reads as the specification has it. */
export const servicePageSchema = z.strictObject({
  intro: line(mostLetters.servicePage.intro).default(''),
  /** The hours, one per line. */
  hours: line(mostLetters.servicePage.hours).default(''),
  /** The services covered, one per line. */
  covers: line(mostLetters.servicePage.covers).default(''),
  guidance: z.string().max(50_000).default(''),
  information: z.string().max(50_000).default(''),
  contacts: z.array(contactSchema).max(mostContacts).default([]),
  films: z.array(filmSchema).max(mostFilms).default([]),
})
export type ServicePage = z.output<typeof servicePageSchema>

export const servicePagesSchema = z.strictObject({
  legal: servicePageSchema.optional(),
  political: servicePageSchema.optional(),
  accounting: servicePageSchema.optional(),
  health: servicePageSchema.optional(),
})

/** A topic of interest in the form of station folders (PLS-02). */
export const topicContentSchema = z.strictObject({
  id: idField,
  kind: line(mostLetters.topic.kind).min(1),
  title: line(mostLetters.topic.title).min(1),
  interested: line(mostLetters.topic.interested).default(''),
  description: line(mostLetters.topic.description).default(''),
  highlights: z
    .array(z.strictObject({ item: line(most.highlight).min(1), position: line(most.highlight).default('') }))
    .max(mostTopicLines.highlights)
    .default([]),
  actions: z
    .array(
      z.strictObject({
        date: z.iso.date('uma data, como 2026-03-31'),
        description: line(most.action).min(1),
      }),
    )
    .max(mostTopicLines.actions)
    .default([]),
  cases: z
    .array(z.strictObject({ number: line(most.caseNumber).min(1), court: line(most.court).default('') }))
    .max(mostTopicLines.cases)
    .default([]),
  published: z.boolean().default(true),
})
export type TopicContent = z.output<typeof topicContentSchema>

/** The specification's texts about hours and the services covered (D3§6, D3§9). */
const usual: Readonly<Record<ServiceArea, Partial<Record<'intro' | 'hours' | 'covers', string>>>> = {
  legal: {
    intro:
      'Acompanhe as suas causas, peça uma consulta e veja como funciona a assistência jurídica gratuita para quem é sócio.',
    hours:
      'Consultoria: segunda a sexta-feira, das 9h às 18h\nAdvogados: segunda, quarta e sexta-feira, das 9h às 13h, com agendamento prévio',
    covers:
      'Cível\nFamília\nConsumidor\nPrevidenciário\nAdministrativo\nTributário\nContratual\nCriminal (somente para policiais legislativos em serviço)',
  },
  political: { intro: 'Temas que mexem com a categoria, o que o sindicato faz por eles e como participar.' },
  accounting: {
    intro: 'Orientação contábil gratuita para quem é sócio.',
    hours: 'Quintas-feiras, das 9h às 18h',
  },
  health: {
    intro:
      'Odontologia, psicologia e nutrição gratuitas para quem é sócio e para os dependentes registrados nos planos.',
    covers: 'O programa devolve 50% da coparticipação do plano como cashback em até 90 dias.',
  },
}

/** Puts the hours of health into the specification's words, also where the days are the station's own (HEA-05). Pure. */
const healthHours = ({ dental, psychology, nutrition }: HealthDays) =>
  [
    `Clínica odontológica: ${dentalHours(dental)}`,
    `Psicologia: ${daysInWords(psychology)}`,
    `Nutrição: ${daysInWords(nutrition)}`,
  ].join('\n')

/** Gives the content of an area's pages with the specification's words where a station has none. Pure. */
export function withUsual(
  area: ServiceArea,
  page: ServicePage = servicePageSchema.parse({}),
  days: HealthDays | null = null,
): ServicePage {
  const { intro = '', hours = '', covers = '' } = usual[area]
  return {
    ...page,
    intro: page.intro || intro,
    hours: page.hours || (days ? healthHours(days) : hours),
    covers: page.covers || covers,
  }
}
