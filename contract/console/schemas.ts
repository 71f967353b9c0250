import { z } from 'zod'
import { planAreas } from '../commerce/plans/areas.ts'
import { idField } from '../content-fields.ts'
import { fieldTexts, requiredText } from '../fields.ts'
import { mostLetters } from '../most-letters.ts'
import { sectionContentSchema } from '../sections/content.ts'
import { aboutContentSchema } from '../site/public/content.ts'
import { brandSchema } from '../stations/registry/brand.ts'
import { configSchema } from '../stations/registry/configuration.ts'
import { featuresSchema, stationDataFields } from '../stations/registry/data.ts'
import { imagesSchema } from '../stations/registry/images.ts'
import { figuresSchema } from './figures.ts'

/**
 * One place up (-1) or down (1). `from` is the place, from 1 on, at which the editor saw what is moved: sent again after it was
 * moved it is done, and what stands anywhere else by now is a conflict.
 */
export const moveFields = {
  by: z.union([z.literal(-1), z.literal(1)]),
  from: z.int().min(1).max(1_000_000).optional(),
}

/** Of entries the number is in the change, not in its value: one that comes with it is not asked. */
export const sectionValue = sectionContentSchema.partial({ id: true })
export const aboutValue = aboutContentSchema.partial({ id: true }).extend({
  /** It is what its page and its place in lists are called by. */
  name: z.string(fieldTexts.required).trim().min(1, fieldTexts.required),
})
/** Keys that are left out stay as they are. */
export const lookValue = z.strictObject({ brand: brandSchema, images: imagesSchema }).partial()
export const dataValue = z
  .strictObject({
    ...stationDataFields,
    /** Null takes the company away. */ establishment: stationDataFields.establishment.nullable(),
  })
  .partial()

/** Sections and pages are dragged, too: over as many places as there are. */
const draggedBy = z
  .int()
  .min(-200)
  .max(200)
  .refine((places) => places !== 0)

const seen = z.string()
const saved = { what: z.literal('save'), seen }
const entry = { part: z.enum(['section', 'about']), id: idField }

/**
 * One change of the draft. What owners edit as one piece is a part: the look, the data, the features, a section, an about
 * entry; two owners meet only when they change the same one. `seen` is the tag of the part as the editor saw it: when
 * somebody changed it since, the call answers 409 `conflict` with `details` { who, tag, value } and changes nothing.
 * `version` is that of the draft as the editor saw it; `undo` and `redo` go to its state before and behind this one.
 */
export const siteChangeSchema = z.discriminatedUnion('what', [
  z.discriminatedUnion('part', [
    z.strictObject({ ...saved, part: z.literal('look'), value: lookValue }),
    z.strictObject({
      ...{ ...saved, part: z.literal('data'), value: dataValue },
      /** That wallets are worth something else was read, and is wanted (TEN-07). */
      confirmed: z.boolean().default(false),
    }),
    z.strictObject({
      ...{ ...saved, part: z.literal('features'), value: featuresSchema },
      /** That plans of people lose something was read, and is wanted (GAP-120). */
      confirmed: z.boolean().default(false),
    }),
    z.strictObject({ ...saved, part: z.literal('section'), id: idField, value: sectionValue }),
    z.strictObject({ ...saved, part: z.literal('about'), id: idField, value: aboutValue }),
  ]),
  z.discriminatedUnion('part', [
    z.strictObject({ what: z.literal('add'), part: z.literal('sections'), value: sectionValue }),
    z.strictObject({ what: z.literal('add'), part: z.literal('about'), value: aboutValue }),
  ]),
  z.strictObject({ what: z.literal('remove'), ...entry, seen }),
  z.strictObject({ what: z.literal('move'), ...entry, ...moveFields, by: draggedBy }),
  z.strictObject({ what: z.literal('discard'), version: z.int() }),
  z.strictObject({ what: z.literal('undo'), version: z.int() }),
  z.strictObject({ what: z.literal('redo'), version: z.int() }),
])
/** As it is sent: what is left out is taken for its default. */
export type SiteChange = z.input<typeof siteChangeSchema>

/** What `conflict` says of a part that somebody was faster with: `value` is null of what they removed. */
export const overtakenSchema = z.object({ who: z.string(), tag: z.string(), value: z.unknown() })
export type Overtaken = z.output<typeof overtakenSchema>

/** The draft of a site as its owners edit it. */
export const managedSiteSchema = z.object({
  /** Of the draft; no two states of a station have the same one. */
  version: z.number(),
  has_changes: z.boolean(),
  updated_by: z.string().nullable(),
  updated_at: z.string().nullable(),
  published_number: z.number(),
  /** Whether there is a state of the draft before or behind this one to go to. */
  can_undo: z.boolean(),
  can_redo: z.boolean(),
  config: configSchema,
  sections: z.array(sectionContentSchema),
  about: z.array(aboutContentSchema),
  /** Tag by part: `look`, `data`, `features`, `section:12`, `about:3`, and the orders `sections` and `about`. */
  tags: z.record(z.string(), z.string()),
})
export type ManagedSite = z.output<typeof managedSiteSchema>

/** The draft after a change; `added_id`: the number of the section or page that the change added. */
export const changedSiteSchema = managedSiteSchema.extend({ added_id: z.int().positive().optional() })
export type ChangedSite = z.output<typeof changedSiteSchema>

/** `times`: the next of all that are to come, by the moment they happen. */
export const clockChangeSchema = z.object({
  from: z.string(),
  to: z.string(),
  times: z.array(z.object({ kind: z.enum(['event', 'activity']), name: z.string(), at: z.string() })),
  total: z.int(),
})
export type ClockChange = z.output<typeof clockChangeSchema>

/** `from`, `to`: reais that a point is worth; how many people have points, and how many requests for credits wait. */
export const rateChangeSchema = z.object({
  from: z.number(),
  to: z.number(),
  wallets: z.int(),
  waiting: z.int(),
})
export type RateChange = z.output<typeof rateChangeSchema>

/** A plan that people have, and what it no longer gives them. */
export const switchedOffSchema = z.object({
  plan: z.string(),
  people: z.number(),
  lost: z.array(z.enum([...planAreas, 'discount'])),
})
export type SwitchedOff = z.output<typeof switchedOffSchema>

/** What waits for somebody of the team, in the order of 'Hoje'. */
export const waitingKinds = [
  'orders',
  'topUps',
  'charges',
  'appointments',
  'caseAccounts',
  'support',
  'texts',
  'registrationChanges',
  'points',
  'approvals',
  'privacy',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** Of the areas that the station has and the caller looks after; what does not wait is not named (PPL-01). */
export const waitingSchema = z.array(
  z.object({
    kind: z.enum(waitingKinds),
    count: z.int().positive(),
    /** The nearest deadline, of what has one. */
    due: z.object({ at: z.string(), isLate: z.boolean() }).optional(),
  }),
)
export type Waiting = z.output<typeof waitingSchema>

/** How the station does, and how far a new one came. */
export const todaySchema = z.object({
  figures: figuresSchema,
  activityOnAir: z.boolean(),
  /** Somebody was asked by mail, or has an account and is no owner. */
  invited: z.boolean(),
})
export type Today = z.output<typeof todaySchema>

export const siteVersionSchema = z.object({
  number: z.number(),
  note: z.string(),
  published_at: z.string(),
  published_by: z.string(),
  current: z.boolean(),
})
export type SiteVersion = z.output<typeof siteVersionSchema>

export const auditLineSchema = z.object({
  id: z.number(),
  who: z.string(),
  what: z.string(),
  part: z.string(),
  /** What the part was called then; '' where it has no name. */
  name: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  created_at: z.string(),
})
export type AuditLine = z.output<typeof auditLineSchema>

/** A record as the DNS page of a provider asks for it; `name` is '' for the registered domain itself. */
const dnsRecordSchema = z.object({
  type: z.enum(['TXT', 'A', 'AAAA', 'CNAME']),
  name: z.string(),
  value: z.string(),
})
export type DnsRecord = z.output<typeof dnsRecordSchema>

/** A domain of one's own, how to prove it and how to lead it here. */
export const ownDomainSchema = z.object({
  domain: z.string(),
  proved: z.boolean(),
  /** Requests came in under it: it points here. */
  reached: z.boolean(),
  proof: dnsRecordSchema,
  records: z.array(dnsRecordSchema),
  problem: z.string().nullable(),
  checked_at: z.string().nullable(),
  txt_name: z.string(),
  txt_value: z.string(),
  file_url: z.string(),
  file_content: z.string(),
})
export type OwnDomain = z.output<typeof ownDomainSchema>

/** A domain that an owner says is theirs. */
export const ownDomainInput = z.strictObject({ domain: requiredText(mostLetters.host) })

export const noteField = z.string().trim().max(mostLetters.note, fieldTexts.max(mostLetters.note)).default('')

const eventInstant = z.iso
  .datetime({ error: 'Informe data e hora', offset: true })
  // With its offset it may be in a year that the database does not read.
  .refine((text) => text < '9999', 'Informe data e hora')

/** From when until when an owner expects many people from one network (GAP-106). */
export const eventWindowSchema = z.strictObject({ starts_at: eventInstant, ends_at: eventInstant })
export type EventWindow = z.output<typeof eventWindowSchema>
