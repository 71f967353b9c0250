import { z } from 'zod'
import { activityTypeOf, activityTypes, bodyProblems } from '#contract/activity-types/index.ts'
import {
  assetField as asset,
  colorField as color,
  httpUrlField as httpUrl,
  idField as id,
} from '#contract/content-fields.ts'
import { centered } from '#contract/sections/centered.ts'
import { sectionContentSchema, sectionProblems, sectionTypeField } from '#contract/sections/content.ts'
import { defaultBrand, fontNames } from '#themes/brand.ts'

/**
 * The form of a station folder: `config.json` (injected configuration) and `content.json` (what is shown and done).
 * Shipped stations, wizard-made stations and exports all have this form. Unknown keys are errors: a typo must not pass.
 * Points are decimal points of the station (10.5), money is integer centavos, instants are ISO 8601 in UTC.
 */
const host = z.string().regex(/^[a-z0-9.-]+$/, 'um nome de host em minúsculas')
/** What an app's links begin with; none that a browser follows itself. */
const appScheme = z
  .string()
  .regex(/^(?!(javascript|data|vbscript|blob|file|https?)$)[a-z][a-z0-9+.-]{0,60}$/i, 'o esquema de um app')
const instant = z.iso.datetime()

const brandSchema = z.strictObject({
  colors: z
    .strictObject({
      primary: color.default(defaultBrand.colors.primary),
      link: color.default(defaultBrand.colors.link),
      footer: color.default(defaultBrand.colors.footer),
      error: color.default(defaultBrand.colors.error),
      success: color.default(defaultBrand.colors.success),
      accent: color.optional(),
      surface: color.optional(),
      ink: color.optional(),
    })
    .prefault({}),
  fonts: z
    .strictObject({ body: z.enum(fontNames).default('Lato'), heading: z.enum(fontNames).optional() })
    .prefault({}),
  corner: z.enum(['crisp', 'soft', 'round']).default('soft'),
  header: z.strictObject({ layout: z.enum(['split', 'centered', 'overlay']).default('split') }).prefault({}),
})

/** The options of GAP-01: every difference between stations that is not look or content. */
export const behaviourSchema = z.strictObject({
  virtualCard: z.boolean().default(false),
  luckyNumbers: z.boolean().default(false),
  luckyNumbersHomeCard: z.boolean().default(false),
  fuelCampaigns: z.boolean().default(false),
  hideVouchers: z.boolean().default(false),
  hideSubscriptions: z.boolean().default(false),
  privacyNotice: z.enum(['standard', 'bank']).default('standard'),
  termsOfUse: z.enum(['standard', 'special']).default('standard'),
  /** Where an owner or member is sent after log-in once the briefing is done; the temporary token is appended. */
  managementRedirect: httpUrl.optional(),
  hideLoginLink: z.boolean().default(false),
  fixedSupportMail: z.email().optional(),
  regulationsPdf: asset.optional(),
  loginIdentifier: z.enum(['both', 'cpf']).default('both'),
  loginPage: z.enum(['standard', 'union']).default('standard'),
  signup: z.enum(['standard', 'simple', 'promotion', 'affiliate']).default('standard'),
  affiliatesOnly: z.boolean().default(false),
  credentialsThenLogin: z.boolean().default(false),
  onboardingPage: z.enum(['standard', 'company']).default('standard'),
  unionServices: z.boolean().default(false),
  enterprisePlan: z.boolean().default(false),
  preRegistration: z.boolean().default(false),
  buyPoints: z.boolean().default(false),
  explicitConsent: z.boolean().default(false),
  subscribeEmptyMeans: z.enum(['success', 'error']).default('success'),
  /** Youngest age at sign-up (GAP-21); never under 16. */
  minAge: z.int().min(16).max(99).default(18),
  /** Where somebody goes who refuses the age gate (GAP-33). */
  ageGateExit: httpUrl.default('https://www.google.com.br'),
})

export const configSchema = z.strictObject({
  id,
  slug: z.string().regex(/^[a-z0-9]{3,63}$/, '3 a 63 letras minúsculas sem acento ou números'),
  name: z.string().min(1),
  description: z.string().default(''),
  /** Own domains beside `<slug>.<BASE_DOMAIN>`. In a folder they are claims: they lead here once they are proved. */
  domains: z.array(host).default([]),
  timezone: z.string().default('America/Sao_Paulo'),
  public: z.boolean().default(true),
  createdAt: instant.default('2023-01-10T12:00:00Z'),
  brand: brandSchema.prefault({}),
  images: z
    .strictObject({
      primaryLogo: asset.optional(),
      secondaryLogo: asset.optional(),
      footerLogo: asset.optional(),
      /** What logos stand on where they would not be seen bare; the owner saw both. Absent: what shows them better. */
      logoPlate: z.enum(['light', 'dark']).optional(),
      favicon: asset.optional(),
      banner: asset.optional(),
      navbar: asset.optional(),
      social: asset.optional(),
      /** Header slides of the landing page (PUB-13). */
      header: z
        .array(
          z.strictObject({
            image: asset,
            alt: z.string().default(''),
            title: z.string().optional(),
            text: z.string().optional(),
          }),
        )
        .default([]),
    })
    .prefault({}),
  titles: z.strictObject({ secondSection: z.string().default('Baixe o app') }).prefault({}),
  currency: z
    .strictObject({
      name: z.string().default('pontos'),
      multiplier: z.number().positive().default(1),
      position: z.enum(['before_currency', 'after']).default('after'),
    })
    .prefault({}),
  features: z
    .strictObject({
      feed: z.boolean().default(true),
      events: z.boolean().default(true),
      files: z.boolean().default(true),
      checkout: z.boolean().default(true),
      myAccount: z.boolean().default(true),
    })
    .prefault({}),
  apps: z
    .strictObject({
      hasApp: z.boolean().default(false),
      ios: httpUrl.optional(),
      android: httpUrl.optional(),
      scheme: appScheme.optional(),
      /** Where partners check vouchers of their activities (ORD-09); absent: at the station itself. */
      partnerUrl: httpUrl.optional(),
    })
    .prefault({}),
  /** `has_majority_security`: the age gate in front of every page (CON-02). */
  majoritySecurity: z.boolean().default(false),
  contact: z
    .strictObject({
      mail: z.email().optional(),
      phone: z.string().optional(),
      address: z.string().default(''),
    })
    .prefault({}),
  establishment: z
    .strictObject({
      /** 14 characters without punctuation, letters upper-case (GAP-11). */
      cnpj: z.string().regex(/^[0-9A-Z]{12}[0-9]{2}$/, '14 caracteres de CNPJ, sem pontuação'),
      fullSocialName: z.string(),
      city: z.string().default(''),
      line1: z.string().default(''),
      line2: z.string().default(''),
    })
    .optional(),
  legal: z
    .strictObject({
      termsUpdatedAt: z.iso.date().default('2023-05-05'),
      privacyUpdatedAt: z.iso.date().default('2023-05-05'),
      officerName: z.string().optional(),
      officerMail: z.email().optional(),
    })
    .prefault({}),
  behaviour: behaviourSchema.prefault({}),
})

const aboutEntry = z.strictObject({
  id,
  menuTitle: z.string().optional(),
  /** The type of section the menu entry points to (PUB-14). */
  type: sectionTypeField.default(centered.id),
  /** The section the anchor belongs to; default: equal id (GAP-06). */
  sectionId: id.optional(),
  name: z.string(),
  image: asset.optional(),
  internalImage: asset.optional(),
  html: z.string().default(''),
  backgroundColor: color.optional(),
})

const plan = z.strictObject({
  id,
  externalId: z.string().optional(),
  name: z.string(),
  description: z.string().default(''),
  benefits: z.array(z.string()).default([]),
  /** Centavos; null is 'A negociar'. */
  amountCents: z.int().nonnegative().nullable(),
  /** Per cent off, 0 to 100. */
  discount: z.number().min(0).max(100).default(0),
  days: z.union([z.literal(30), z.literal(183), z.literal(365)]),
  image: asset.optional(),
  purchaseText: z.string().default(''),
  highlighted: z.boolean().default(false),
})

/** A participation prize, window and the rest that all 21 types share, with `body` for what one type needs. */
const activity = z.strictObject({
  id,
  /** A type of D2§3. */
  type: z
    .int()
    .min(1)
    .max(Math.max(...activityTypes.map((type) => type.id))),
  name: z.string().min(1),
  description: z.string().default(''),
  rules: z.string().default(''),
  image: asset.optional(),
  featuredImage: asset.optional(),
  points: z.number().nonnegative().default(0),
  additionalCashback: z.number().nonnegative().default(0),
  /** null: unlimited; 0: blocked (GAP-35). */
  limitPerUser: z.int().nonnegative().nullable().default(1),
  start: instant.nullable().default('2026-01-01T03:00:00Z'),
  end: instant.nullable().default('2036-01-01T02:59:59Z'),
  feedback: z.string().default(''),
  /** A file of `assets/lottie/`, served by GET /lottie-files/{id}. */
  feedbackLottie: asset.optional(),
  commentsAndLikes: z.boolean().default(false),
  partnerId: id.optional(),
  familiarVoucher: z.boolean().default(false),
  priority: z.int().default(100),
  /** Place in the featured carousel; absent: not featured. */
  priorityCarousel: z.int().optional(),
  clickMeLabel: z.string().default('Participar'),
  isPublic: z.boolean().default(true),
  status: z.enum(['draft', 'published', 'withdrawn']).default('published'),
  prerequisites: z.array(id).default([]),
  /** Playlist (type 18) or first video (other types). */
  videos: z
    .array(
      z.strictObject({
        id: id.max(1_000_000),
        name: z.string(),
        description: z.string().default(''),
        url: z.string(),
        custom: z.boolean().default(false),
        required: z.boolean().default(false),
        /** Its length: how soon it can have been seen (GAP-62). */
        durationSeconds: z.number().positive().max(86_400).optional(),
      }),
    )
    .default([]),
  /** What only this type needs, in the form of its module in the contract. */
  body: z.record(z.string(), z.json()).default({}),
})

const category = z.strictObject({
  id,
  name: z.string(),
  icon: z.string().default('star'),
  activities: z.array(id),
})
const journey = z.strictObject({ id, name: z.string(), activities: z.array(id) })
const benefit = z.strictObject({
  id,
  type: z.enum(['image', 'video']),
  name: z.string(),
  description: z.string().default(''),
  media: asset,
})

const unique = (list: { id: number }[]) => new Set(list.map((entry) => entry.id)).size === list.length

export const contentSchema = z
  .strictObject({
    sections: z.array(sectionContentSchema).default([]),
    about: z.array(aboutEntry).default([]),
    benefits: z.array(benefit).default([]),
    plans: z.array(plan).default([]),
    activities: z.array(activity).default([]),
    categories: z.array(category).default([]),
    journeys: z.array(journey).default([]),
    /** The 'now playing' row of the member's home. */
    nowPlaying: z.strictObject({ title: z.string(), activities: z.array(id) }).optional(),
    trophies: z
      .array(z.strictObject({ id, description: z.string(), image: asset, activityId: id.optional() }))
      .default([]),
  })
  .superRefine((content, context) => {
    const problem = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    for (const key of [
      'sections',
      'about',
      'benefits',
      'plans',
      'activities',
      'categories',
      'journeys',
      'trophies',
    ] as const)
      if (!unique(content[key])) problem([key], 'ids sem repetição')
    const known = new Set(content.activities.map((entry) => entry.id))
    const check = (path: PropertyKey[], ids: number[]) => {
      for (const [index, one] of ids.entries())
        if (!known.has(one))
          problem([...path, index], `uma atividade que exista em activities (não há ${one})`)
    }
    content.categories.forEach((entry, index) => {
      check(['categories', index, 'activities'], entry.activities)
    })
    content.journeys.forEach((entry, index) => {
      check(['journeys', index, 'activities'], entry.activities)
    })
    content.activities.forEach((entry, index) => {
      check(['activities', index, 'prerequisites'], entry.prerequisites)
    })
    // Of two published invitations with one code nobody could say which one somebody came by (ONB-02).
    const codes = content.activities.map(({ type, status, body }) =>
      activityTypeOf(type).hasInviteCode && status === 'published' ? body?.code : undefined,
    )
    codes.forEach((code, index) => {
      if (code !== undefined && codes.indexOf(code) < index)
        problem(['activities', index, 'body', 'code'], 'um código que nenhum outro convite publicado tem')
    })
    content.trophies.forEach((entry, index) => {
      if (entry.activityId !== undefined) check(['trophies', index, 'activityId'], [entry.activityId])
    })
    if (content.nowPlaying) check(['nowPlaying', 'activities'], content.nowPlaying.activities)
    const abouts = new Set(content.about.map((entry) => entry.id))
    content.sections.forEach((entry, at) => {
      entry.items.forEach((item, index) => {
        if (item.linkType === 'additional' && !abouts.has(item.aboutId ?? item.id))
          problem(['sections', at, 'items', index, 'aboutId'], 'uma entrada de about que exista')
        if (item.linkType === 'external' && !item.externalLink)
          problem(
            ['sections', at, 'items', index, 'externalLink'],
            'um endereço http(s) ou um caminho deste site, pois linkType é external',
          )
      })
    })
  })

/**
 * The content of a folder: sections and what only an activity's type knows have the form of their type, without a mistyped
 * key.
 */
export const folderContentSchema = contentSchema.superRefine(({ sections, activities }, context) => {
  sections.forEach((section, index) => {
    for (const { path, message } of sectionProblems(section))
      context.addIssue({ code: 'custom', path: ['sections', index, ...path], message })
  })
  activities.forEach(({ type, body }, index) => {
    for (const { path, message } of bodyProblems(type, body))
      context.addIssue({ code: 'custom', path: ['activities', index, 'body', ...path], message })
  })
})

export type StationConfig = z.output<typeof configSchema>
export type StationContent = z.output<typeof contentSchema>
export type Behaviour = z.output<typeof behaviourSchema>
/** A station folder, parsed. */
export type StationFolder = { config: StationConfig; content: StationContent }
